; Control flow, assembler, unwinding.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.trap()

; unreachable construct: unreachable
; unreachable: trap
define ptx_kernel void @unreachable(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  ret void
b:
  call void @llvm.trap()
  unreachable
}

; switch construct: switch
; switch: setp
; switch: bra
define ptx_kernel void @switch(ptr %p, i32 %a) {
  switch i32 %a, label %other [
    i32 0, label %l0
    i32 3, label %l1
    i32 6, label %l2
    i32 9, label %l3
    i32 12, label %l4
  ]
l0:
  br label %out
l1:
  br label %out
l2:
  br label %out
l3:
  br label %out
l4:
  br label %out
other:
  br label %out
out:
  %r = phi i32 [ 13, %l0 ], [ 7932, %l1 ], [ 15851, %l2 ], [ 23770, %l3 ], [ 31689, %l4 ], [ 0, %other ]
  store i32 %r, ptr %p
  ret void
}

; switch_1000 construct: switch 1000
; switch_1000: setp
; switch_1000: bra
define ptx_kernel void @switch_1000(ptr %p, i32 %a) {
  switch i32 %a, label %other [
    i32 0, label %l0
    i32 1, label %l1
    i32 2, label %l2
    i32 3, label %l3
    i32 4, label %l4
    i32 5, label %l5
    i32 6, label %l6
    i32 7, label %l7
    i32 8, label %l8
    i32 9, label %l9
    i32 10, label %l10
    i32 11, label %l11
    i32 12, label %l12
    i32 13, label %l13
    i32 14, label %l14
    i32 15, label %l15
    i32 16, label %l16
    i32 17, label %l17
    i32 18, label %l18
    i32 19, label %l19
    i32 20, label %l20
    i32 21, label %l21
    i32 22, label %l22
    i32 23, label %l23
    i32 24, label %l24
    i32 25, label %l25
    i32 26, label %l26
    i32 27, label %l27
    i32 28, label %l28
    i32 29, label %l29
    i32 30, label %l30
    i32 31, label %l31
    i32 32, label %l32
    i32 33, label %l33
    i32 34, label %l34
    i32 35, label %l35
    i32 36, label %l36
    i32 37, label %l37
    i32 38, label %l38
    i32 39, label %l39
    i32 40, label %l40
    i32 41, label %l41
    i32 42, label %l42
    i32 43, label %l43
    i32 44, label %l44
    i32 45, label %l45
    i32 46, label %l46
    i32 47, label %l47
    i32 48, label %l48
    i32 49, label %l49
    i32 50, label %l50
    i32 51, label %l51
    i32 52, label %l52
    i32 53, label %l53
    i32 54, label %l54
    i32 55, label %l55
    i32 56, label %l56
    i32 57, label %l57
    i32 58, label %l58
    i32 59, label %l59
    i32 60, label %l60
    i32 61, label %l61
    i32 62, label %l62
    i32 63, label %l63
    i32 64, label %l64
    i32 65, label %l65
    i32 66, label %l66
    i32 67, label %l67
    i32 68, label %l68
    i32 69, label %l69
    i32 70, label %l70
    i32 71, label %l71
    i32 72, label %l72
    i32 73, label %l73
    i32 74, label %l74
    i32 75, label %l75
    i32 76, label %l76
    i32 77, label %l77
    i32 78, label %l78
    i32 79, label %l79
    i32 80, label %l80
    i32 81, label %l81
    i32 82, label %l82
    i32 83, label %l83
    i32 84, label %l84
    i32 85, label %l85
    i32 86, label %l86
    i32 87, label %l87
    i32 88, label %l88
    i32 89, label %l89
    i32 90, label %l90
    i32 91, label %l91
    i32 92, label %l92
    i32 93, label %l93
    i32 94, label %l94
    i32 95, label %l95
    i32 96, label %l96
    i32 97, label %l97
    i32 98, label %l98
    i32 99, label %l99
    i32 100, label %l100
    i32 101, label %l101
    i32 102, label %l102
    i32 103, label %l103
    i32 104, label %l104
    i32 105, label %l105
    i32 106, label %l106
    i32 107, label %l107
    i32 108, label %l108
    i32 109, label %l109
    i32 110, label %l110
    i32 111, label %l111
    i32 112, label %l112
    i32 113, label %l113
    i32 114, label %l114
    i32 115, label %l115
    i32 116, label %l116
    i32 117, label %l117
    i32 118, label %l118
    i32 119, label %l119
    i32 120, label %l120
    i32 121, label %l121
    i32 122, label %l122
    i32 123, label %l123
    i32 124, label %l124
    i32 125, label %l125
    i32 126, label %l126
    i32 127, label %l127
    i32 128, label %l128
    i32 129, label %l129
    i32 130, label %l130
    i32 131, label %l131
    i32 132, label %l132
    i32 133, label %l133
    i32 134, label %l134
    i32 135, label %l135
    i32 136, label %l136
    i32 137, label %l137
    i32 138, label %l138
    i32 139, label %l139
    i32 140, label %l140
    i32 141, label %l141
    i32 142, label %l142
    i32 143, label %l143
    i32 144, label %l144
    i32 145, label %l145
    i32 146, label %l146
    i32 147, label %l147
    i32 148, label %l148
    i32 149, label %l149
    i32 150, label %l150
    i32 151, label %l151
    i32 152, label %l152
    i32 153, label %l153
    i32 154, label %l154
    i32 155, label %l155
    i32 156, label %l156
    i32 157, label %l157
    i32 158, label %l158
    i32 159, label %l159
    i32 160, label %l160
    i32 161, label %l161
    i32 162, label %l162
    i32 163, label %l163
    i32 164, label %l164
    i32 165, label %l165
    i32 166, label %l166
    i32 167, label %l167
    i32 168, label %l168
    i32 169, label %l169
    i32 170, label %l170
    i32 171, label %l171
    i32 172, label %l172
    i32 173, label %l173
    i32 174, label %l174
    i32 175, label %l175
    i32 176, label %l176
    i32 177, label %l177
    i32 178, label %l178
    i32 179, label %l179
    i32 180, label %l180
    i32 181, label %l181
    i32 182, label %l182
    i32 183, label %l183
    i32 184, label %l184
    i32 185, label %l185
    i32 186, label %l186
    i32 187, label %l187
    i32 188, label %l188
    i32 189, label %l189
    i32 190, label %l190
    i32 191, label %l191
    i32 192, label %l192
    i32 193, label %l193
    i32 194, label %l194
    i32 195, label %l195
    i32 196, label %l196
    i32 197, label %l197
    i32 198, label %l198
    i32 199, label %l199
    i32 200, label %l200
    i32 201, label %l201
    i32 202, label %l202
    i32 203, label %l203
    i32 204, label %l204
    i32 205, label %l205
    i32 206, label %l206
    i32 207, label %l207
    i32 208, label %l208
    i32 209, label %l209
    i32 210, label %l210
    i32 211, label %l211
    i32 212, label %l212
    i32 213, label %l213
    i32 214, label %l214
    i32 215, label %l215
    i32 216, label %l216
    i32 217, label %l217
    i32 218, label %l218
    i32 219, label %l219
    i32 220, label %l220
    i32 221, label %l221
    i32 222, label %l222
    i32 223, label %l223
    i32 224, label %l224
    i32 225, label %l225
    i32 226, label %l226
    i32 227, label %l227
    i32 228, label %l228
    i32 229, label %l229
    i32 230, label %l230
    i32 231, label %l231
    i32 232, label %l232
    i32 233, label %l233
    i32 234, label %l234
    i32 235, label %l235
    i32 236, label %l236
    i32 237, label %l237
    i32 238, label %l238
    i32 239, label %l239
    i32 240, label %l240
    i32 241, label %l241
    i32 242, label %l242
    i32 243, label %l243
    i32 244, label %l244
    i32 245, label %l245
    i32 246, label %l246
    i32 247, label %l247
    i32 248, label %l248
    i32 249, label %l249
    i32 250, label %l250
    i32 251, label %l251
    i32 252, label %l252
    i32 253, label %l253
    i32 254, label %l254
    i32 255, label %l255
    i32 256, label %l256
    i32 257, label %l257
    i32 258, label %l258
    i32 259, label %l259
    i32 260, label %l260
    i32 261, label %l261
    i32 262, label %l262
    i32 263, label %l263
    i32 264, label %l264
    i32 265, label %l265
    i32 266, label %l266
    i32 267, label %l267
    i32 268, label %l268
    i32 269, label %l269
    i32 270, label %l270
    i32 271, label %l271
    i32 272, label %l272
    i32 273, label %l273
    i32 274, label %l274
    i32 275, label %l275
    i32 276, label %l276
    i32 277, label %l277
    i32 278, label %l278
    i32 279, label %l279
    i32 280, label %l280
    i32 281, label %l281
    i32 282, label %l282
    i32 283, label %l283
    i32 284, label %l284
    i32 285, label %l285
    i32 286, label %l286
    i32 287, label %l287
    i32 288, label %l288
    i32 289, label %l289
    i32 290, label %l290
    i32 291, label %l291
    i32 292, label %l292
    i32 293, label %l293
    i32 294, label %l294
    i32 295, label %l295
    i32 296, label %l296
    i32 297, label %l297
    i32 298, label %l298
    i32 299, label %l299
    i32 300, label %l300
    i32 301, label %l301
    i32 302, label %l302
    i32 303, label %l303
    i32 304, label %l304
    i32 305, label %l305
    i32 306, label %l306
    i32 307, label %l307
    i32 308, label %l308
    i32 309, label %l309
    i32 310, label %l310
    i32 311, label %l311
    i32 312, label %l312
    i32 313, label %l313
    i32 314, label %l314
    i32 315, label %l315
    i32 316, label %l316
    i32 317, label %l317
    i32 318, label %l318
    i32 319, label %l319
    i32 320, label %l320
    i32 321, label %l321
    i32 322, label %l322
    i32 323, label %l323
    i32 324, label %l324
    i32 325, label %l325
    i32 326, label %l326
    i32 327, label %l327
    i32 328, label %l328
    i32 329, label %l329
    i32 330, label %l330
    i32 331, label %l331
    i32 332, label %l332
    i32 333, label %l333
    i32 334, label %l334
    i32 335, label %l335
    i32 336, label %l336
    i32 337, label %l337
    i32 338, label %l338
    i32 339, label %l339
    i32 340, label %l340
    i32 341, label %l341
    i32 342, label %l342
    i32 343, label %l343
    i32 344, label %l344
    i32 345, label %l345
    i32 346, label %l346
    i32 347, label %l347
    i32 348, label %l348
    i32 349, label %l349
    i32 350, label %l350
    i32 351, label %l351
    i32 352, label %l352
    i32 353, label %l353
    i32 354, label %l354
    i32 355, label %l355
    i32 356, label %l356
    i32 357, label %l357
    i32 358, label %l358
    i32 359, label %l359
    i32 360, label %l360
    i32 361, label %l361
    i32 362, label %l362
    i32 363, label %l363
    i32 364, label %l364
    i32 365, label %l365
    i32 366, label %l366
    i32 367, label %l367
    i32 368, label %l368
    i32 369, label %l369
    i32 370, label %l370
    i32 371, label %l371
    i32 372, label %l372
    i32 373, label %l373
    i32 374, label %l374
    i32 375, label %l375
    i32 376, label %l376
    i32 377, label %l377
    i32 378, label %l378
    i32 379, label %l379
    i32 380, label %l380
    i32 381, label %l381
    i32 382, label %l382
    i32 383, label %l383
    i32 384, label %l384
    i32 385, label %l385
    i32 386, label %l386
    i32 387, label %l387
    i32 388, label %l388
    i32 389, label %l389
    i32 390, label %l390
    i32 391, label %l391
    i32 392, label %l392
    i32 393, label %l393
    i32 394, label %l394
    i32 395, label %l395
    i32 396, label %l396
    i32 397, label %l397
    i32 398, label %l398
    i32 399, label %l399
    i32 400, label %l400
    i32 401, label %l401
    i32 402, label %l402
    i32 403, label %l403
    i32 404, label %l404
    i32 405, label %l405
    i32 406, label %l406
    i32 407, label %l407
    i32 408, label %l408
    i32 409, label %l409
    i32 410, label %l410
    i32 411, label %l411
    i32 412, label %l412
    i32 413, label %l413
    i32 414, label %l414
    i32 415, label %l415
    i32 416, label %l416
    i32 417, label %l417
    i32 418, label %l418
    i32 419, label %l419
    i32 420, label %l420
    i32 421, label %l421
    i32 422, label %l422
    i32 423, label %l423
    i32 424, label %l424
    i32 425, label %l425
    i32 426, label %l426
    i32 427, label %l427
    i32 428, label %l428
    i32 429, label %l429
    i32 430, label %l430
    i32 431, label %l431
    i32 432, label %l432
    i32 433, label %l433
    i32 434, label %l434
    i32 435, label %l435
    i32 436, label %l436
    i32 437, label %l437
    i32 438, label %l438
    i32 439, label %l439
    i32 440, label %l440
    i32 441, label %l441
    i32 442, label %l442
    i32 443, label %l443
    i32 444, label %l444
    i32 445, label %l445
    i32 446, label %l446
    i32 447, label %l447
    i32 448, label %l448
    i32 449, label %l449
    i32 450, label %l450
    i32 451, label %l451
    i32 452, label %l452
    i32 453, label %l453
    i32 454, label %l454
    i32 455, label %l455
    i32 456, label %l456
    i32 457, label %l457
    i32 458, label %l458
    i32 459, label %l459
    i32 460, label %l460
    i32 461, label %l461
    i32 462, label %l462
    i32 463, label %l463
    i32 464, label %l464
    i32 465, label %l465
    i32 466, label %l466
    i32 467, label %l467
    i32 468, label %l468
    i32 469, label %l469
    i32 470, label %l470
    i32 471, label %l471
    i32 472, label %l472
    i32 473, label %l473
    i32 474, label %l474
    i32 475, label %l475
    i32 476, label %l476
    i32 477, label %l477
    i32 478, label %l478
    i32 479, label %l479
    i32 480, label %l480
    i32 481, label %l481
    i32 482, label %l482
    i32 483, label %l483
    i32 484, label %l484
    i32 485, label %l485
    i32 486, label %l486
    i32 487, label %l487
    i32 488, label %l488
    i32 489, label %l489
    i32 490, label %l490
    i32 491, label %l491
    i32 492, label %l492
    i32 493, label %l493
    i32 494, label %l494
    i32 495, label %l495
    i32 496, label %l496
    i32 497, label %l497
    i32 498, label %l498
    i32 499, label %l499
    i32 500, label %l500
    i32 501, label %l501
    i32 502, label %l502
    i32 503, label %l503
    i32 504, label %l504
    i32 505, label %l505
    i32 506, label %l506
    i32 507, label %l507
    i32 508, label %l508
    i32 509, label %l509
    i32 510, label %l510
    i32 511, label %l511
    i32 512, label %l512
    i32 513, label %l513
    i32 514, label %l514
    i32 515, label %l515
    i32 516, label %l516
    i32 517, label %l517
    i32 518, label %l518
    i32 519, label %l519
    i32 520, label %l520
    i32 521, label %l521
    i32 522, label %l522
    i32 523, label %l523
    i32 524, label %l524
    i32 525, label %l525
    i32 526, label %l526
    i32 527, label %l527
    i32 528, label %l528
    i32 529, label %l529
    i32 530, label %l530
    i32 531, label %l531
    i32 532, label %l532
    i32 533, label %l533
    i32 534, label %l534
    i32 535, label %l535
    i32 536, label %l536
    i32 537, label %l537
    i32 538, label %l538
    i32 539, label %l539
    i32 540, label %l540
    i32 541, label %l541
    i32 542, label %l542
    i32 543, label %l543
    i32 544, label %l544
    i32 545, label %l545
    i32 546, label %l546
    i32 547, label %l547
    i32 548, label %l548
    i32 549, label %l549
    i32 550, label %l550
    i32 551, label %l551
    i32 552, label %l552
    i32 553, label %l553
    i32 554, label %l554
    i32 555, label %l555
    i32 556, label %l556
    i32 557, label %l557
    i32 558, label %l558
    i32 559, label %l559
    i32 560, label %l560
    i32 561, label %l561
    i32 562, label %l562
    i32 563, label %l563
    i32 564, label %l564
    i32 565, label %l565
    i32 566, label %l566
    i32 567, label %l567
    i32 568, label %l568
    i32 569, label %l569
    i32 570, label %l570
    i32 571, label %l571
    i32 572, label %l572
    i32 573, label %l573
    i32 574, label %l574
    i32 575, label %l575
    i32 576, label %l576
    i32 577, label %l577
    i32 578, label %l578
    i32 579, label %l579
    i32 580, label %l580
    i32 581, label %l581
    i32 582, label %l582
    i32 583, label %l583
    i32 584, label %l584
    i32 585, label %l585
    i32 586, label %l586
    i32 587, label %l587
    i32 588, label %l588
    i32 589, label %l589
    i32 590, label %l590
    i32 591, label %l591
    i32 592, label %l592
    i32 593, label %l593
    i32 594, label %l594
    i32 595, label %l595
    i32 596, label %l596
    i32 597, label %l597
    i32 598, label %l598
    i32 599, label %l599
    i32 600, label %l600
    i32 601, label %l601
    i32 602, label %l602
    i32 603, label %l603
    i32 604, label %l604
    i32 605, label %l605
    i32 606, label %l606
    i32 607, label %l607
    i32 608, label %l608
    i32 609, label %l609
    i32 610, label %l610
    i32 611, label %l611
    i32 612, label %l612
    i32 613, label %l613
    i32 614, label %l614
    i32 615, label %l615
    i32 616, label %l616
    i32 617, label %l617
    i32 618, label %l618
    i32 619, label %l619
    i32 620, label %l620
    i32 621, label %l621
    i32 622, label %l622
    i32 623, label %l623
    i32 624, label %l624
    i32 625, label %l625
    i32 626, label %l626
    i32 627, label %l627
    i32 628, label %l628
    i32 629, label %l629
    i32 630, label %l630
    i32 631, label %l631
    i32 632, label %l632
    i32 633, label %l633
    i32 634, label %l634
    i32 635, label %l635
    i32 636, label %l636
    i32 637, label %l637
    i32 638, label %l638
    i32 639, label %l639
    i32 640, label %l640
    i32 641, label %l641
    i32 642, label %l642
    i32 643, label %l643
    i32 644, label %l644
    i32 645, label %l645
    i32 646, label %l646
    i32 647, label %l647
    i32 648, label %l648
    i32 649, label %l649
    i32 650, label %l650
    i32 651, label %l651
    i32 652, label %l652
    i32 653, label %l653
    i32 654, label %l654
    i32 655, label %l655
    i32 656, label %l656
    i32 657, label %l657
    i32 658, label %l658
    i32 659, label %l659
    i32 660, label %l660
    i32 661, label %l661
    i32 662, label %l662
    i32 663, label %l663
    i32 664, label %l664
    i32 665, label %l665
    i32 666, label %l666
    i32 667, label %l667
    i32 668, label %l668
    i32 669, label %l669
    i32 670, label %l670
    i32 671, label %l671
    i32 672, label %l672
    i32 673, label %l673
    i32 674, label %l674
    i32 675, label %l675
    i32 676, label %l676
    i32 677, label %l677
    i32 678, label %l678
    i32 679, label %l679
    i32 680, label %l680
    i32 681, label %l681
    i32 682, label %l682
    i32 683, label %l683
    i32 684, label %l684
    i32 685, label %l685
    i32 686, label %l686
    i32 687, label %l687
    i32 688, label %l688
    i32 689, label %l689
    i32 690, label %l690
    i32 691, label %l691
    i32 692, label %l692
    i32 693, label %l693
    i32 694, label %l694
    i32 695, label %l695
    i32 696, label %l696
    i32 697, label %l697
    i32 698, label %l698
    i32 699, label %l699
    i32 700, label %l700
    i32 701, label %l701
    i32 702, label %l702
    i32 703, label %l703
    i32 704, label %l704
    i32 705, label %l705
    i32 706, label %l706
    i32 707, label %l707
    i32 708, label %l708
    i32 709, label %l709
    i32 710, label %l710
    i32 711, label %l711
    i32 712, label %l712
    i32 713, label %l713
    i32 714, label %l714
    i32 715, label %l715
    i32 716, label %l716
    i32 717, label %l717
    i32 718, label %l718
    i32 719, label %l719
    i32 720, label %l720
    i32 721, label %l721
    i32 722, label %l722
    i32 723, label %l723
    i32 724, label %l724
    i32 725, label %l725
    i32 726, label %l726
    i32 727, label %l727
    i32 728, label %l728
    i32 729, label %l729
    i32 730, label %l730
    i32 731, label %l731
    i32 732, label %l732
    i32 733, label %l733
    i32 734, label %l734
    i32 735, label %l735
    i32 736, label %l736
    i32 737, label %l737
    i32 738, label %l738
    i32 739, label %l739
    i32 740, label %l740
    i32 741, label %l741
    i32 742, label %l742
    i32 743, label %l743
    i32 744, label %l744
    i32 745, label %l745
    i32 746, label %l746
    i32 747, label %l747
    i32 748, label %l748
    i32 749, label %l749
    i32 750, label %l750
    i32 751, label %l751
    i32 752, label %l752
    i32 753, label %l753
    i32 754, label %l754
    i32 755, label %l755
    i32 756, label %l756
    i32 757, label %l757
    i32 758, label %l758
    i32 759, label %l759
    i32 760, label %l760
    i32 761, label %l761
    i32 762, label %l762
    i32 763, label %l763
    i32 764, label %l764
    i32 765, label %l765
    i32 766, label %l766
    i32 767, label %l767
    i32 768, label %l768
    i32 769, label %l769
    i32 770, label %l770
    i32 771, label %l771
    i32 772, label %l772
    i32 773, label %l773
    i32 774, label %l774
    i32 775, label %l775
    i32 776, label %l776
    i32 777, label %l777
    i32 778, label %l778
    i32 779, label %l779
    i32 780, label %l780
    i32 781, label %l781
    i32 782, label %l782
    i32 783, label %l783
    i32 784, label %l784
    i32 785, label %l785
    i32 786, label %l786
    i32 787, label %l787
    i32 788, label %l788
    i32 789, label %l789
    i32 790, label %l790
    i32 791, label %l791
    i32 792, label %l792
    i32 793, label %l793
    i32 794, label %l794
    i32 795, label %l795
    i32 796, label %l796
    i32 797, label %l797
    i32 798, label %l798
    i32 799, label %l799
    i32 800, label %l800
    i32 801, label %l801
    i32 802, label %l802
    i32 803, label %l803
    i32 804, label %l804
    i32 805, label %l805
    i32 806, label %l806
    i32 807, label %l807
    i32 808, label %l808
    i32 809, label %l809
    i32 810, label %l810
    i32 811, label %l811
    i32 812, label %l812
    i32 813, label %l813
    i32 814, label %l814
    i32 815, label %l815
    i32 816, label %l816
    i32 817, label %l817
    i32 818, label %l818
    i32 819, label %l819
    i32 820, label %l820
    i32 821, label %l821
    i32 822, label %l822
    i32 823, label %l823
    i32 824, label %l824
    i32 825, label %l825
    i32 826, label %l826
    i32 827, label %l827
    i32 828, label %l828
    i32 829, label %l829
    i32 830, label %l830
    i32 831, label %l831
    i32 832, label %l832
    i32 833, label %l833
    i32 834, label %l834
    i32 835, label %l835
    i32 836, label %l836
    i32 837, label %l837
    i32 838, label %l838
    i32 839, label %l839
    i32 840, label %l840
    i32 841, label %l841
    i32 842, label %l842
    i32 843, label %l843
    i32 844, label %l844
    i32 845, label %l845
    i32 846, label %l846
    i32 847, label %l847
    i32 848, label %l848
    i32 849, label %l849
    i32 850, label %l850
    i32 851, label %l851
    i32 852, label %l852
    i32 853, label %l853
    i32 854, label %l854
    i32 855, label %l855
    i32 856, label %l856
    i32 857, label %l857
    i32 858, label %l858
    i32 859, label %l859
    i32 860, label %l860
    i32 861, label %l861
    i32 862, label %l862
    i32 863, label %l863
    i32 864, label %l864
    i32 865, label %l865
    i32 866, label %l866
    i32 867, label %l867
    i32 868, label %l868
    i32 869, label %l869
    i32 870, label %l870
    i32 871, label %l871
    i32 872, label %l872
    i32 873, label %l873
    i32 874, label %l874
    i32 875, label %l875
    i32 876, label %l876
    i32 877, label %l877
    i32 878, label %l878
    i32 879, label %l879
    i32 880, label %l880
    i32 881, label %l881
    i32 882, label %l882
    i32 883, label %l883
    i32 884, label %l884
    i32 885, label %l885
    i32 886, label %l886
    i32 887, label %l887
    i32 888, label %l888
    i32 889, label %l889
    i32 890, label %l890
    i32 891, label %l891
    i32 892, label %l892
    i32 893, label %l893
    i32 894, label %l894
    i32 895, label %l895
    i32 896, label %l896
    i32 897, label %l897
    i32 898, label %l898
    i32 899, label %l899
    i32 900, label %l900
    i32 901, label %l901
    i32 902, label %l902
    i32 903, label %l903
    i32 904, label %l904
    i32 905, label %l905
    i32 906, label %l906
    i32 907, label %l907
    i32 908, label %l908
    i32 909, label %l909
    i32 910, label %l910
    i32 911, label %l911
    i32 912, label %l912
    i32 913, label %l913
    i32 914, label %l914
    i32 915, label %l915
    i32 916, label %l916
    i32 917, label %l917
    i32 918, label %l918
    i32 919, label %l919
    i32 920, label %l920
    i32 921, label %l921
    i32 922, label %l922
    i32 923, label %l923
    i32 924, label %l924
    i32 925, label %l925
    i32 926, label %l926
    i32 927, label %l927
    i32 928, label %l928
    i32 929, label %l929
    i32 930, label %l930
    i32 931, label %l931
    i32 932, label %l932
    i32 933, label %l933
    i32 934, label %l934
    i32 935, label %l935
    i32 936, label %l936
    i32 937, label %l937
    i32 938, label %l938
    i32 939, label %l939
    i32 940, label %l940
    i32 941, label %l941
    i32 942, label %l942
    i32 943, label %l943
    i32 944, label %l944
    i32 945, label %l945
    i32 946, label %l946
    i32 947, label %l947
    i32 948, label %l948
    i32 949, label %l949
    i32 950, label %l950
    i32 951, label %l951
    i32 952, label %l952
    i32 953, label %l953
    i32 954, label %l954
    i32 955, label %l955
    i32 956, label %l956
    i32 957, label %l957
    i32 958, label %l958
    i32 959, label %l959
    i32 960, label %l960
    i32 961, label %l961
    i32 962, label %l962
    i32 963, label %l963
    i32 964, label %l964
    i32 965, label %l965
    i32 966, label %l966
    i32 967, label %l967
    i32 968, label %l968
    i32 969, label %l969
    i32 970, label %l970
    i32 971, label %l971
    i32 972, label %l972
    i32 973, label %l973
    i32 974, label %l974
    i32 975, label %l975
    i32 976, label %l976
    i32 977, label %l977
    i32 978, label %l978
    i32 979, label %l979
    i32 980, label %l980
    i32 981, label %l981
    i32 982, label %l982
    i32 983, label %l983
    i32 984, label %l984
    i32 985, label %l985
    i32 986, label %l986
    i32 987, label %l987
    i32 988, label %l988
    i32 989, label %l989
    i32 990, label %l990
    i32 991, label %l991
    i32 992, label %l992
    i32 993, label %l993
    i32 994, label %l994
    i32 995, label %l995
    i32 996, label %l996
    i32 997, label %l997
    i32 998, label %l998
    i32 999, label %l999
  ]
l0:
  br label %out
l1:
  br label %out
l2:
  br label %out
l3:
  br label %out
l4:
  br label %out
l5:
  br label %out
l6:
  br label %out
l7:
  br label %out
l8:
  br label %out
l9:
  br label %out
l10:
  br label %out
l11:
  br label %out
l12:
  br label %out
l13:
  br label %out
l14:
  br label %out
l15:
  br label %out
l16:
  br label %out
l17:
  br label %out
l18:
  br label %out
l19:
  br label %out
l20:
  br label %out
l21:
  br label %out
l22:
  br label %out
l23:
  br label %out
l24:
  br label %out
l25:
  br label %out
l26:
  br label %out
l27:
  br label %out
l28:
  br label %out
l29:
  br label %out
l30:
  br label %out
l31:
  br label %out
l32:
  br label %out
l33:
  br label %out
l34:
  br label %out
l35:
  br label %out
l36:
  br label %out
l37:
  br label %out
l38:
  br label %out
l39:
  br label %out
l40:
  br label %out
l41:
  br label %out
l42:
  br label %out
l43:
  br label %out
l44:
  br label %out
l45:
  br label %out
l46:
  br label %out
l47:
  br label %out
l48:
  br label %out
l49:
  br label %out
l50:
  br label %out
l51:
  br label %out
l52:
  br label %out
l53:
  br label %out
l54:
  br label %out
l55:
  br label %out
l56:
  br label %out
l57:
  br label %out
l58:
  br label %out
l59:
  br label %out
l60:
  br label %out
l61:
  br label %out
l62:
  br label %out
l63:
  br label %out
l64:
  br label %out
l65:
  br label %out
l66:
  br label %out
l67:
  br label %out
l68:
  br label %out
l69:
  br label %out
l70:
  br label %out
l71:
  br label %out
l72:
  br label %out
l73:
  br label %out
l74:
  br label %out
l75:
  br label %out
l76:
  br label %out
l77:
  br label %out
l78:
  br label %out
l79:
  br label %out
l80:
  br label %out
l81:
  br label %out
l82:
  br label %out
l83:
  br label %out
l84:
  br label %out
l85:
  br label %out
l86:
  br label %out
l87:
  br label %out
l88:
  br label %out
l89:
  br label %out
l90:
  br label %out
l91:
  br label %out
l92:
  br label %out
l93:
  br label %out
l94:
  br label %out
l95:
  br label %out
l96:
  br label %out
l97:
  br label %out
l98:
  br label %out
l99:
  br label %out
l100:
  br label %out
l101:
  br label %out
l102:
  br label %out
l103:
  br label %out
l104:
  br label %out
l105:
  br label %out
l106:
  br label %out
l107:
  br label %out
l108:
  br label %out
l109:
  br label %out
l110:
  br label %out
l111:
  br label %out
l112:
  br label %out
l113:
  br label %out
l114:
  br label %out
l115:
  br label %out
l116:
  br label %out
l117:
  br label %out
l118:
  br label %out
l119:
  br label %out
l120:
  br label %out
l121:
  br label %out
l122:
  br label %out
l123:
  br label %out
l124:
  br label %out
l125:
  br label %out
l126:
  br label %out
l127:
  br label %out
l128:
  br label %out
l129:
  br label %out
l130:
  br label %out
l131:
  br label %out
l132:
  br label %out
l133:
  br label %out
l134:
  br label %out
l135:
  br label %out
l136:
  br label %out
l137:
  br label %out
l138:
  br label %out
l139:
  br label %out
l140:
  br label %out
l141:
  br label %out
l142:
  br label %out
l143:
  br label %out
l144:
  br label %out
l145:
  br label %out
l146:
  br label %out
l147:
  br label %out
l148:
  br label %out
l149:
  br label %out
l150:
  br label %out
l151:
  br label %out
l152:
  br label %out
l153:
  br label %out
l154:
  br label %out
l155:
  br label %out
l156:
  br label %out
l157:
  br label %out
l158:
  br label %out
l159:
  br label %out
l160:
  br label %out
l161:
  br label %out
l162:
  br label %out
l163:
  br label %out
l164:
  br label %out
l165:
  br label %out
l166:
  br label %out
l167:
  br label %out
l168:
  br label %out
l169:
  br label %out
l170:
  br label %out
l171:
  br label %out
l172:
  br label %out
l173:
  br label %out
l174:
  br label %out
l175:
  br label %out
l176:
  br label %out
l177:
  br label %out
l178:
  br label %out
l179:
  br label %out
l180:
  br label %out
l181:
  br label %out
l182:
  br label %out
l183:
  br label %out
l184:
  br label %out
l185:
  br label %out
l186:
  br label %out
l187:
  br label %out
l188:
  br label %out
l189:
  br label %out
l190:
  br label %out
l191:
  br label %out
l192:
  br label %out
l193:
  br label %out
l194:
  br label %out
l195:
  br label %out
l196:
  br label %out
l197:
  br label %out
l198:
  br label %out
l199:
  br label %out
l200:
  br label %out
l201:
  br label %out
l202:
  br label %out
l203:
  br label %out
l204:
  br label %out
l205:
  br label %out
l206:
  br label %out
l207:
  br label %out
l208:
  br label %out
l209:
  br label %out
l210:
  br label %out
l211:
  br label %out
l212:
  br label %out
l213:
  br label %out
l214:
  br label %out
l215:
  br label %out
l216:
  br label %out
l217:
  br label %out
l218:
  br label %out
l219:
  br label %out
l220:
  br label %out
l221:
  br label %out
l222:
  br label %out
l223:
  br label %out
l224:
  br label %out
l225:
  br label %out
l226:
  br label %out
l227:
  br label %out
l228:
  br label %out
l229:
  br label %out
l230:
  br label %out
l231:
  br label %out
l232:
  br label %out
l233:
  br label %out
l234:
  br label %out
l235:
  br label %out
l236:
  br label %out
l237:
  br label %out
l238:
  br label %out
l239:
  br label %out
l240:
  br label %out
l241:
  br label %out
l242:
  br label %out
l243:
  br label %out
l244:
  br label %out
l245:
  br label %out
l246:
  br label %out
l247:
  br label %out
l248:
  br label %out
l249:
  br label %out
l250:
  br label %out
l251:
  br label %out
l252:
  br label %out
l253:
  br label %out
l254:
  br label %out
l255:
  br label %out
l256:
  br label %out
l257:
  br label %out
l258:
  br label %out
l259:
  br label %out
l260:
  br label %out
l261:
  br label %out
l262:
  br label %out
l263:
  br label %out
l264:
  br label %out
l265:
  br label %out
l266:
  br label %out
l267:
  br label %out
l268:
  br label %out
l269:
  br label %out
l270:
  br label %out
l271:
  br label %out
l272:
  br label %out
l273:
  br label %out
l274:
  br label %out
l275:
  br label %out
l276:
  br label %out
l277:
  br label %out
l278:
  br label %out
l279:
  br label %out
l280:
  br label %out
l281:
  br label %out
l282:
  br label %out
l283:
  br label %out
l284:
  br label %out
l285:
  br label %out
l286:
  br label %out
l287:
  br label %out
l288:
  br label %out
l289:
  br label %out
l290:
  br label %out
l291:
  br label %out
l292:
  br label %out
l293:
  br label %out
l294:
  br label %out
l295:
  br label %out
l296:
  br label %out
l297:
  br label %out
l298:
  br label %out
l299:
  br label %out
l300:
  br label %out
l301:
  br label %out
l302:
  br label %out
l303:
  br label %out
l304:
  br label %out
l305:
  br label %out
l306:
  br label %out
l307:
  br label %out
l308:
  br label %out
l309:
  br label %out
l310:
  br label %out
l311:
  br label %out
l312:
  br label %out
l313:
  br label %out
l314:
  br label %out
l315:
  br label %out
l316:
  br label %out
l317:
  br label %out
l318:
  br label %out
l319:
  br label %out
l320:
  br label %out
l321:
  br label %out
l322:
  br label %out
l323:
  br label %out
l324:
  br label %out
l325:
  br label %out
l326:
  br label %out
l327:
  br label %out
l328:
  br label %out
l329:
  br label %out
l330:
  br label %out
l331:
  br label %out
l332:
  br label %out
l333:
  br label %out
l334:
  br label %out
l335:
  br label %out
l336:
  br label %out
l337:
  br label %out
l338:
  br label %out
l339:
  br label %out
l340:
  br label %out
l341:
  br label %out
l342:
  br label %out
l343:
  br label %out
l344:
  br label %out
l345:
  br label %out
l346:
  br label %out
l347:
  br label %out
l348:
  br label %out
l349:
  br label %out
l350:
  br label %out
l351:
  br label %out
l352:
  br label %out
l353:
  br label %out
l354:
  br label %out
l355:
  br label %out
l356:
  br label %out
l357:
  br label %out
l358:
  br label %out
l359:
  br label %out
l360:
  br label %out
l361:
  br label %out
l362:
  br label %out
l363:
  br label %out
l364:
  br label %out
l365:
  br label %out
l366:
  br label %out
l367:
  br label %out
l368:
  br label %out
l369:
  br label %out
l370:
  br label %out
l371:
  br label %out
l372:
  br label %out
l373:
  br label %out
l374:
  br label %out
l375:
  br label %out
l376:
  br label %out
l377:
  br label %out
l378:
  br label %out
l379:
  br label %out
l380:
  br label %out
l381:
  br label %out
l382:
  br label %out
l383:
  br label %out
l384:
  br label %out
l385:
  br label %out
l386:
  br label %out
l387:
  br label %out
l388:
  br label %out
l389:
  br label %out
l390:
  br label %out
l391:
  br label %out
l392:
  br label %out
l393:
  br label %out
l394:
  br label %out
l395:
  br label %out
l396:
  br label %out
l397:
  br label %out
l398:
  br label %out
l399:
  br label %out
l400:
  br label %out
l401:
  br label %out
l402:
  br label %out
l403:
  br label %out
l404:
  br label %out
l405:
  br label %out
l406:
  br label %out
l407:
  br label %out
l408:
  br label %out
l409:
  br label %out
l410:
  br label %out
l411:
  br label %out
l412:
  br label %out
l413:
  br label %out
l414:
  br label %out
l415:
  br label %out
l416:
  br label %out
l417:
  br label %out
l418:
  br label %out
l419:
  br label %out
l420:
  br label %out
l421:
  br label %out
l422:
  br label %out
l423:
  br label %out
l424:
  br label %out
l425:
  br label %out
l426:
  br label %out
l427:
  br label %out
l428:
  br label %out
l429:
  br label %out
l430:
  br label %out
l431:
  br label %out
l432:
  br label %out
l433:
  br label %out
l434:
  br label %out
l435:
  br label %out
l436:
  br label %out
l437:
  br label %out
l438:
  br label %out
l439:
  br label %out
l440:
  br label %out
l441:
  br label %out
l442:
  br label %out
l443:
  br label %out
l444:
  br label %out
l445:
  br label %out
l446:
  br label %out
l447:
  br label %out
l448:
  br label %out
l449:
  br label %out
l450:
  br label %out
l451:
  br label %out
l452:
  br label %out
l453:
  br label %out
l454:
  br label %out
l455:
  br label %out
l456:
  br label %out
l457:
  br label %out
l458:
  br label %out
l459:
  br label %out
l460:
  br label %out
l461:
  br label %out
l462:
  br label %out
l463:
  br label %out
l464:
  br label %out
l465:
  br label %out
l466:
  br label %out
l467:
  br label %out
l468:
  br label %out
l469:
  br label %out
l470:
  br label %out
l471:
  br label %out
l472:
  br label %out
l473:
  br label %out
l474:
  br label %out
l475:
  br label %out
l476:
  br label %out
l477:
  br label %out
l478:
  br label %out
l479:
  br label %out
l480:
  br label %out
l481:
  br label %out
l482:
  br label %out
l483:
  br label %out
l484:
  br label %out
l485:
  br label %out
l486:
  br label %out
l487:
  br label %out
l488:
  br label %out
l489:
  br label %out
l490:
  br label %out
l491:
  br label %out
l492:
  br label %out
l493:
  br label %out
l494:
  br label %out
l495:
  br label %out
l496:
  br label %out
l497:
  br label %out
l498:
  br label %out
l499:
  br label %out
l500:
  br label %out
l501:
  br label %out
l502:
  br label %out
l503:
  br label %out
l504:
  br label %out
l505:
  br label %out
l506:
  br label %out
l507:
  br label %out
l508:
  br label %out
l509:
  br label %out
l510:
  br label %out
l511:
  br label %out
l512:
  br label %out
l513:
  br label %out
l514:
  br label %out
l515:
  br label %out
l516:
  br label %out
l517:
  br label %out
l518:
  br label %out
l519:
  br label %out
l520:
  br label %out
l521:
  br label %out
l522:
  br label %out
l523:
  br label %out
l524:
  br label %out
l525:
  br label %out
l526:
  br label %out
l527:
  br label %out
l528:
  br label %out
l529:
  br label %out
l530:
  br label %out
l531:
  br label %out
l532:
  br label %out
l533:
  br label %out
l534:
  br label %out
l535:
  br label %out
l536:
  br label %out
l537:
  br label %out
l538:
  br label %out
l539:
  br label %out
l540:
  br label %out
l541:
  br label %out
l542:
  br label %out
l543:
  br label %out
l544:
  br label %out
l545:
  br label %out
l546:
  br label %out
l547:
  br label %out
l548:
  br label %out
l549:
  br label %out
l550:
  br label %out
l551:
  br label %out
l552:
  br label %out
l553:
  br label %out
l554:
  br label %out
l555:
  br label %out
l556:
  br label %out
l557:
  br label %out
l558:
  br label %out
l559:
  br label %out
l560:
  br label %out
l561:
  br label %out
l562:
  br label %out
l563:
  br label %out
l564:
  br label %out
l565:
  br label %out
l566:
  br label %out
l567:
  br label %out
l568:
  br label %out
l569:
  br label %out
l570:
  br label %out
l571:
  br label %out
l572:
  br label %out
l573:
  br label %out
l574:
  br label %out
l575:
  br label %out
l576:
  br label %out
l577:
  br label %out
l578:
  br label %out
l579:
  br label %out
l580:
  br label %out
l581:
  br label %out
l582:
  br label %out
l583:
  br label %out
l584:
  br label %out
l585:
  br label %out
l586:
  br label %out
l587:
  br label %out
l588:
  br label %out
l589:
  br label %out
l590:
  br label %out
l591:
  br label %out
l592:
  br label %out
l593:
  br label %out
l594:
  br label %out
l595:
  br label %out
l596:
  br label %out
l597:
  br label %out
l598:
  br label %out
l599:
  br label %out
l600:
  br label %out
l601:
  br label %out
l602:
  br label %out
l603:
  br label %out
l604:
  br label %out
l605:
  br label %out
l606:
  br label %out
l607:
  br label %out
l608:
  br label %out
l609:
  br label %out
l610:
  br label %out
l611:
  br label %out
l612:
  br label %out
l613:
  br label %out
l614:
  br label %out
l615:
  br label %out
l616:
  br label %out
l617:
  br label %out
l618:
  br label %out
l619:
  br label %out
l620:
  br label %out
l621:
  br label %out
l622:
  br label %out
l623:
  br label %out
l624:
  br label %out
l625:
  br label %out
l626:
  br label %out
l627:
  br label %out
l628:
  br label %out
l629:
  br label %out
l630:
  br label %out
l631:
  br label %out
l632:
  br label %out
l633:
  br label %out
l634:
  br label %out
l635:
  br label %out
l636:
  br label %out
l637:
  br label %out
l638:
  br label %out
l639:
  br label %out
l640:
  br label %out
l641:
  br label %out
l642:
  br label %out
l643:
  br label %out
l644:
  br label %out
l645:
  br label %out
l646:
  br label %out
l647:
  br label %out
l648:
  br label %out
l649:
  br label %out
l650:
  br label %out
l651:
  br label %out
l652:
  br label %out
l653:
  br label %out
l654:
  br label %out
l655:
  br label %out
l656:
  br label %out
l657:
  br label %out
l658:
  br label %out
l659:
  br label %out
l660:
  br label %out
l661:
  br label %out
l662:
  br label %out
l663:
  br label %out
l664:
  br label %out
l665:
  br label %out
l666:
  br label %out
l667:
  br label %out
l668:
  br label %out
l669:
  br label %out
l670:
  br label %out
l671:
  br label %out
l672:
  br label %out
l673:
  br label %out
l674:
  br label %out
l675:
  br label %out
l676:
  br label %out
l677:
  br label %out
l678:
  br label %out
l679:
  br label %out
l680:
  br label %out
l681:
  br label %out
l682:
  br label %out
l683:
  br label %out
l684:
  br label %out
l685:
  br label %out
l686:
  br label %out
l687:
  br label %out
l688:
  br label %out
l689:
  br label %out
l690:
  br label %out
l691:
  br label %out
l692:
  br label %out
l693:
  br label %out
l694:
  br label %out
l695:
  br label %out
l696:
  br label %out
l697:
  br label %out
l698:
  br label %out
l699:
  br label %out
l700:
  br label %out
l701:
  br label %out
l702:
  br label %out
l703:
  br label %out
l704:
  br label %out
l705:
  br label %out
l706:
  br label %out
l707:
  br label %out
l708:
  br label %out
l709:
  br label %out
l710:
  br label %out
l711:
  br label %out
l712:
  br label %out
l713:
  br label %out
l714:
  br label %out
l715:
  br label %out
l716:
  br label %out
l717:
  br label %out
l718:
  br label %out
l719:
  br label %out
l720:
  br label %out
l721:
  br label %out
l722:
  br label %out
l723:
  br label %out
l724:
  br label %out
l725:
  br label %out
l726:
  br label %out
l727:
  br label %out
l728:
  br label %out
l729:
  br label %out
l730:
  br label %out
l731:
  br label %out
l732:
  br label %out
l733:
  br label %out
l734:
  br label %out
l735:
  br label %out
l736:
  br label %out
l737:
  br label %out
l738:
  br label %out
l739:
  br label %out
l740:
  br label %out
l741:
  br label %out
l742:
  br label %out
l743:
  br label %out
l744:
  br label %out
l745:
  br label %out
l746:
  br label %out
l747:
  br label %out
l748:
  br label %out
l749:
  br label %out
l750:
  br label %out
l751:
  br label %out
l752:
  br label %out
l753:
  br label %out
l754:
  br label %out
l755:
  br label %out
l756:
  br label %out
l757:
  br label %out
l758:
  br label %out
l759:
  br label %out
l760:
  br label %out
l761:
  br label %out
l762:
  br label %out
l763:
  br label %out
l764:
  br label %out
l765:
  br label %out
l766:
  br label %out
l767:
  br label %out
l768:
  br label %out
l769:
  br label %out
l770:
  br label %out
l771:
  br label %out
l772:
  br label %out
l773:
  br label %out
l774:
  br label %out
l775:
  br label %out
l776:
  br label %out
l777:
  br label %out
l778:
  br label %out
l779:
  br label %out
l780:
  br label %out
l781:
  br label %out
l782:
  br label %out
l783:
  br label %out
l784:
  br label %out
l785:
  br label %out
l786:
  br label %out
l787:
  br label %out
l788:
  br label %out
l789:
  br label %out
l790:
  br label %out
l791:
  br label %out
l792:
  br label %out
l793:
  br label %out
l794:
  br label %out
l795:
  br label %out
l796:
  br label %out
l797:
  br label %out
l798:
  br label %out
l799:
  br label %out
l800:
  br label %out
l801:
  br label %out
l802:
  br label %out
l803:
  br label %out
l804:
  br label %out
l805:
  br label %out
l806:
  br label %out
l807:
  br label %out
l808:
  br label %out
l809:
  br label %out
l810:
  br label %out
l811:
  br label %out
l812:
  br label %out
l813:
  br label %out
l814:
  br label %out
l815:
  br label %out
l816:
  br label %out
l817:
  br label %out
l818:
  br label %out
l819:
  br label %out
l820:
  br label %out
l821:
  br label %out
l822:
  br label %out
l823:
  br label %out
l824:
  br label %out
l825:
  br label %out
l826:
  br label %out
l827:
  br label %out
l828:
  br label %out
l829:
  br label %out
l830:
  br label %out
l831:
  br label %out
l832:
  br label %out
l833:
  br label %out
l834:
  br label %out
l835:
  br label %out
l836:
  br label %out
l837:
  br label %out
l838:
  br label %out
l839:
  br label %out
l840:
  br label %out
l841:
  br label %out
l842:
  br label %out
l843:
  br label %out
l844:
  br label %out
l845:
  br label %out
l846:
  br label %out
l847:
  br label %out
l848:
  br label %out
l849:
  br label %out
l850:
  br label %out
l851:
  br label %out
l852:
  br label %out
l853:
  br label %out
l854:
  br label %out
l855:
  br label %out
l856:
  br label %out
l857:
  br label %out
l858:
  br label %out
l859:
  br label %out
l860:
  br label %out
l861:
  br label %out
l862:
  br label %out
l863:
  br label %out
l864:
  br label %out
l865:
  br label %out
l866:
  br label %out
l867:
  br label %out
l868:
  br label %out
l869:
  br label %out
l870:
  br label %out
l871:
  br label %out
l872:
  br label %out
l873:
  br label %out
l874:
  br label %out
l875:
  br label %out
l876:
  br label %out
l877:
  br label %out
l878:
  br label %out
l879:
  br label %out
l880:
  br label %out
l881:
  br label %out
l882:
  br label %out
l883:
  br label %out
l884:
  br label %out
l885:
  br label %out
l886:
  br label %out
l887:
  br label %out
l888:
  br label %out
l889:
  br label %out
l890:
  br label %out
l891:
  br label %out
l892:
  br label %out
l893:
  br label %out
l894:
  br label %out
l895:
  br label %out
l896:
  br label %out
l897:
  br label %out
l898:
  br label %out
l899:
  br label %out
l900:
  br label %out
l901:
  br label %out
l902:
  br label %out
l903:
  br label %out
l904:
  br label %out
l905:
  br label %out
l906:
  br label %out
l907:
  br label %out
l908:
  br label %out
l909:
  br label %out
l910:
  br label %out
l911:
  br label %out
l912:
  br label %out
l913:
  br label %out
l914:
  br label %out
l915:
  br label %out
l916:
  br label %out
l917:
  br label %out
l918:
  br label %out
l919:
  br label %out
l920:
  br label %out
l921:
  br label %out
l922:
  br label %out
l923:
  br label %out
l924:
  br label %out
l925:
  br label %out
l926:
  br label %out
l927:
  br label %out
l928:
  br label %out
l929:
  br label %out
l930:
  br label %out
l931:
  br label %out
l932:
  br label %out
l933:
  br label %out
l934:
  br label %out
l935:
  br label %out
l936:
  br label %out
l937:
  br label %out
l938:
  br label %out
l939:
  br label %out
l940:
  br label %out
l941:
  br label %out
l942:
  br label %out
l943:
  br label %out
l944:
  br label %out
l945:
  br label %out
l946:
  br label %out
l947:
  br label %out
l948:
  br label %out
l949:
  br label %out
l950:
  br label %out
l951:
  br label %out
l952:
  br label %out
l953:
  br label %out
l954:
  br label %out
l955:
  br label %out
l956:
  br label %out
l957:
  br label %out
l958:
  br label %out
l959:
  br label %out
l960:
  br label %out
l961:
  br label %out
l962:
  br label %out
l963:
  br label %out
l964:
  br label %out
l965:
  br label %out
l966:
  br label %out
l967:
  br label %out
l968:
  br label %out
l969:
  br label %out
l970:
  br label %out
l971:
  br label %out
l972:
  br label %out
l973:
  br label %out
l974:
  br label %out
l975:
  br label %out
l976:
  br label %out
l977:
  br label %out
l978:
  br label %out
l979:
  br label %out
l980:
  br label %out
l981:
  br label %out
l982:
  br label %out
l983:
  br label %out
l984:
  br label %out
l985:
  br label %out
l986:
  br label %out
l987:
  br label %out
l988:
  br label %out
l989:
  br label %out
l990:
  br label %out
l991:
  br label %out
l992:
  br label %out
l993:
  br label %out
l994:
  br label %out
l995:
  br label %out
l996:
  br label %out
l997:
  br label %out
l998:
  br label %out
l999:
  br label %out
other:
  br label %out
out:
  %r = phi i32 [ 13, %l0 ], [ 7932, %l1 ], [ 15851, %l2 ], [ 23770, %l3 ], [ 31689, %l4 ], [ 39608, %l5 ], [ 47527, %l6 ], [ 55446, %l7 ], [ 63365, %l8 ], [ 71284, %l9 ], [ 79203, %l10 ], [ 87122, %l11 ], [ 95041, %l12 ], [ 102960, %l13 ], [ 110879, %l14 ], [ 118798, %l15 ], [ 126717, %l16 ], [ 134636, %l17 ], [ 142555, %l18 ], [ 150474, %l19 ], [ 158393, %l20 ], [ 166312, %l21 ], [ 174231, %l22 ], [ 182150, %l23 ], [ 190069, %l24 ], [ 197988, %l25 ], [ 205907, %l26 ], [ 213826, %l27 ], [ 221745, %l28 ], [ 229664, %l29 ], [ 237583, %l30 ], [ 245502, %l31 ], [ 253421, %l32 ], [ 261340, %l33 ], [ 269259, %l34 ], [ 277178, %l35 ], [ 285097, %l36 ], [ 293016, %l37 ], [ 300935, %l38 ], [ 308854, %l39 ], [ 316773, %l40 ], [ 324692, %l41 ], [ 332611, %l42 ], [ 340530, %l43 ], [ 348449, %l44 ], [ 356368, %l45 ], [ 364287, %l46 ], [ 372206, %l47 ], [ 380125, %l48 ], [ 388044, %l49 ], [ 395963, %l50 ], [ 403882, %l51 ], [ 411801, %l52 ], [ 419720, %l53 ], [ 427639, %l54 ], [ 435558, %l55 ], [ 443477, %l56 ], [ 451396, %l57 ], [ 459315, %l58 ], [ 467234, %l59 ], [ 475153, %l60 ], [ 483072, %l61 ], [ 490991, %l62 ], [ 498910, %l63 ], [ 506829, %l64 ], [ 514748, %l65 ], [ 522667, %l66 ], [ 530586, %l67 ], [ 538505, %l68 ], [ 546424, %l69 ], [ 554343, %l70 ], [ 562262, %l71 ], [ 570181, %l72 ], [ 578100, %l73 ], [ 586019, %l74 ], [ 593938, %l75 ], [ 601857, %l76 ], [ 609776, %l77 ], [ 617695, %l78 ], [ 625614, %l79 ], [ 633533, %l80 ], [ 641452, %l81 ], [ 649371, %l82 ], [ 657290, %l83 ], [ 665209, %l84 ], [ 673128, %l85 ], [ 681047, %l86 ], [ 688966, %l87 ], [ 696885, %l88 ], [ 704804, %l89 ], [ 712723, %l90 ], [ 720642, %l91 ], [ 728561, %l92 ], [ 736480, %l93 ], [ 744399, %l94 ], [ 752318, %l95 ], [ 760237, %l96 ], [ 768156, %l97 ], [ 776075, %l98 ], [ 783994, %l99 ], [ 791913, %l100 ], [ 799832, %l101 ], [ 807751, %l102 ], [ 815670, %l103 ], [ 823589, %l104 ], [ 831508, %l105 ], [ 839427, %l106 ], [ 847346, %l107 ], [ 855265, %l108 ], [ 863184, %l109 ], [ 871103, %l110 ], [ 879022, %l111 ], [ 886941, %l112 ], [ 894860, %l113 ], [ 902779, %l114 ], [ 910698, %l115 ], [ 918617, %l116 ], [ 926536, %l117 ], [ 934455, %l118 ], [ 942374, %l119 ], [ 950293, %l120 ], [ 958212, %l121 ], [ 966131, %l122 ], [ 974050, %l123 ], [ 981969, %l124 ], [ 989888, %l125 ], [ 997807, %l126 ], [ 5723, %l127 ], [ 13642, %l128 ], [ 21561, %l129 ], [ 29480, %l130 ], [ 37399, %l131 ], [ 45318, %l132 ], [ 53237, %l133 ], [ 61156, %l134 ], [ 69075, %l135 ], [ 76994, %l136 ], [ 84913, %l137 ], [ 92832, %l138 ], [ 100751, %l139 ], [ 108670, %l140 ], [ 116589, %l141 ], [ 124508, %l142 ], [ 132427, %l143 ], [ 140346, %l144 ], [ 148265, %l145 ], [ 156184, %l146 ], [ 164103, %l147 ], [ 172022, %l148 ], [ 179941, %l149 ], [ 187860, %l150 ], [ 195779, %l151 ], [ 203698, %l152 ], [ 211617, %l153 ], [ 219536, %l154 ], [ 227455, %l155 ], [ 235374, %l156 ], [ 243293, %l157 ], [ 251212, %l158 ], [ 259131, %l159 ], [ 267050, %l160 ], [ 274969, %l161 ], [ 282888, %l162 ], [ 290807, %l163 ], [ 298726, %l164 ], [ 306645, %l165 ], [ 314564, %l166 ], [ 322483, %l167 ], [ 330402, %l168 ], [ 338321, %l169 ], [ 346240, %l170 ], [ 354159, %l171 ], [ 362078, %l172 ], [ 369997, %l173 ], [ 377916, %l174 ], [ 385835, %l175 ], [ 393754, %l176 ], [ 401673, %l177 ], [ 409592, %l178 ], [ 417511, %l179 ], [ 425430, %l180 ], [ 433349, %l181 ], [ 441268, %l182 ], [ 449187, %l183 ], [ 457106, %l184 ], [ 465025, %l185 ], [ 472944, %l186 ], [ 480863, %l187 ], [ 488782, %l188 ], [ 496701, %l189 ], [ 504620, %l190 ], [ 512539, %l191 ], [ 520458, %l192 ], [ 528377, %l193 ], [ 536296, %l194 ], [ 544215, %l195 ], [ 552134, %l196 ], [ 560053, %l197 ], [ 567972, %l198 ], [ 575891, %l199 ], [ 583810, %l200 ], [ 591729, %l201 ], [ 599648, %l202 ], [ 607567, %l203 ], [ 615486, %l204 ], [ 623405, %l205 ], [ 631324, %l206 ], [ 639243, %l207 ], [ 647162, %l208 ], [ 655081, %l209 ], [ 663000, %l210 ], [ 670919, %l211 ], [ 678838, %l212 ], [ 686757, %l213 ], [ 694676, %l214 ], [ 702595, %l215 ], [ 710514, %l216 ], [ 718433, %l217 ], [ 726352, %l218 ], [ 734271, %l219 ], [ 742190, %l220 ], [ 750109, %l221 ], [ 758028, %l222 ], [ 765947, %l223 ], [ 773866, %l224 ], [ 781785, %l225 ], [ 789704, %l226 ], [ 797623, %l227 ], [ 805542, %l228 ], [ 813461, %l229 ], [ 821380, %l230 ], [ 829299, %l231 ], [ 837218, %l232 ], [ 845137, %l233 ], [ 853056, %l234 ], [ 860975, %l235 ], [ 868894, %l236 ], [ 876813, %l237 ], [ 884732, %l238 ], [ 892651, %l239 ], [ 900570, %l240 ], [ 908489, %l241 ], [ 916408, %l242 ], [ 924327, %l243 ], [ 932246, %l244 ], [ 940165, %l245 ], [ 948084, %l246 ], [ 956003, %l247 ], [ 963922, %l248 ], [ 971841, %l249 ], [ 979760, %l250 ], [ 987679, %l251 ], [ 995598, %l252 ], [ 3514, %l253 ], [ 11433, %l254 ], [ 19352, %l255 ], [ 27271, %l256 ], [ 35190, %l257 ], [ 43109, %l258 ], [ 51028, %l259 ], [ 58947, %l260 ], [ 66866, %l261 ], [ 74785, %l262 ], [ 82704, %l263 ], [ 90623, %l264 ], [ 98542, %l265 ], [ 106461, %l266 ], [ 114380, %l267 ], [ 122299, %l268 ], [ 130218, %l269 ], [ 138137, %l270 ], [ 146056, %l271 ], [ 153975, %l272 ], [ 161894, %l273 ], [ 169813, %l274 ], [ 177732, %l275 ], [ 185651, %l276 ], [ 193570, %l277 ], [ 201489, %l278 ], [ 209408, %l279 ], [ 217327, %l280 ], [ 225246, %l281 ], [ 233165, %l282 ], [ 241084, %l283 ], [ 249003, %l284 ], [ 256922, %l285 ], [ 264841, %l286 ], [ 272760, %l287 ], [ 280679, %l288 ], [ 288598, %l289 ], [ 296517, %l290 ], [ 304436, %l291 ], [ 312355, %l292 ], [ 320274, %l293 ], [ 328193, %l294 ], [ 336112, %l295 ], [ 344031, %l296 ], [ 351950, %l297 ], [ 359869, %l298 ], [ 367788, %l299 ], [ 375707, %l300 ], [ 383626, %l301 ], [ 391545, %l302 ], [ 399464, %l303 ], [ 407383, %l304 ], [ 415302, %l305 ], [ 423221, %l306 ], [ 431140, %l307 ], [ 439059, %l308 ], [ 446978, %l309 ], [ 454897, %l310 ], [ 462816, %l311 ], [ 470735, %l312 ], [ 478654, %l313 ], [ 486573, %l314 ], [ 494492, %l315 ], [ 502411, %l316 ], [ 510330, %l317 ], [ 518249, %l318 ], [ 526168, %l319 ], [ 534087, %l320 ], [ 542006, %l321 ], [ 549925, %l322 ], [ 557844, %l323 ], [ 565763, %l324 ], [ 573682, %l325 ], [ 581601, %l326 ], [ 589520, %l327 ], [ 597439, %l328 ], [ 605358, %l329 ], [ 613277, %l330 ], [ 621196, %l331 ], [ 629115, %l332 ], [ 637034, %l333 ], [ 644953, %l334 ], [ 652872, %l335 ], [ 660791, %l336 ], [ 668710, %l337 ], [ 676629, %l338 ], [ 684548, %l339 ], [ 692467, %l340 ], [ 700386, %l341 ], [ 708305, %l342 ], [ 716224, %l343 ], [ 724143, %l344 ], [ 732062, %l345 ], [ 739981, %l346 ], [ 747900, %l347 ], [ 755819, %l348 ], [ 763738, %l349 ], [ 771657, %l350 ], [ 779576, %l351 ], [ 787495, %l352 ], [ 795414, %l353 ], [ 803333, %l354 ], [ 811252, %l355 ], [ 819171, %l356 ], [ 827090, %l357 ], [ 835009, %l358 ], [ 842928, %l359 ], [ 850847, %l360 ], [ 858766, %l361 ], [ 866685, %l362 ], [ 874604, %l363 ], [ 882523, %l364 ], [ 890442, %l365 ], [ 898361, %l366 ], [ 906280, %l367 ], [ 914199, %l368 ], [ 922118, %l369 ], [ 930037, %l370 ], [ 937956, %l371 ], [ 945875, %l372 ], [ 953794, %l373 ], [ 961713, %l374 ], [ 969632, %l375 ], [ 977551, %l376 ], [ 985470, %l377 ], [ 993389, %l378 ], [ 1305, %l379 ], [ 9224, %l380 ], [ 17143, %l381 ], [ 25062, %l382 ], [ 32981, %l383 ], [ 40900, %l384 ], [ 48819, %l385 ], [ 56738, %l386 ], [ 64657, %l387 ], [ 72576, %l388 ], [ 80495, %l389 ], [ 88414, %l390 ], [ 96333, %l391 ], [ 104252, %l392 ], [ 112171, %l393 ], [ 120090, %l394 ], [ 128009, %l395 ], [ 135928, %l396 ], [ 143847, %l397 ], [ 151766, %l398 ], [ 159685, %l399 ], [ 167604, %l400 ], [ 175523, %l401 ], [ 183442, %l402 ], [ 191361, %l403 ], [ 199280, %l404 ], [ 207199, %l405 ], [ 215118, %l406 ], [ 223037, %l407 ], [ 230956, %l408 ], [ 238875, %l409 ], [ 246794, %l410 ], [ 254713, %l411 ], [ 262632, %l412 ], [ 270551, %l413 ], [ 278470, %l414 ], [ 286389, %l415 ], [ 294308, %l416 ], [ 302227, %l417 ], [ 310146, %l418 ], [ 318065, %l419 ], [ 325984, %l420 ], [ 333903, %l421 ], [ 341822, %l422 ], [ 349741, %l423 ], [ 357660, %l424 ], [ 365579, %l425 ], [ 373498, %l426 ], [ 381417, %l427 ], [ 389336, %l428 ], [ 397255, %l429 ], [ 405174, %l430 ], [ 413093, %l431 ], [ 421012, %l432 ], [ 428931, %l433 ], [ 436850, %l434 ], [ 444769, %l435 ], [ 452688, %l436 ], [ 460607, %l437 ], [ 468526, %l438 ], [ 476445, %l439 ], [ 484364, %l440 ], [ 492283, %l441 ], [ 500202, %l442 ], [ 508121, %l443 ], [ 516040, %l444 ], [ 523959, %l445 ], [ 531878, %l446 ], [ 539797, %l447 ], [ 547716, %l448 ], [ 555635, %l449 ], [ 563554, %l450 ], [ 571473, %l451 ], [ 579392, %l452 ], [ 587311, %l453 ], [ 595230, %l454 ], [ 603149, %l455 ], [ 611068, %l456 ], [ 618987, %l457 ], [ 626906, %l458 ], [ 634825, %l459 ], [ 642744, %l460 ], [ 650663, %l461 ], [ 658582, %l462 ], [ 666501, %l463 ], [ 674420, %l464 ], [ 682339, %l465 ], [ 690258, %l466 ], [ 698177, %l467 ], [ 706096, %l468 ], [ 714015, %l469 ], [ 721934, %l470 ], [ 729853, %l471 ], [ 737772, %l472 ], [ 745691, %l473 ], [ 753610, %l474 ], [ 761529, %l475 ], [ 769448, %l476 ], [ 777367, %l477 ], [ 785286, %l478 ], [ 793205, %l479 ], [ 801124, %l480 ], [ 809043, %l481 ], [ 816962, %l482 ], [ 824881, %l483 ], [ 832800, %l484 ], [ 840719, %l485 ], [ 848638, %l486 ], [ 856557, %l487 ], [ 864476, %l488 ], [ 872395, %l489 ], [ 880314, %l490 ], [ 888233, %l491 ], [ 896152, %l492 ], [ 904071, %l493 ], [ 911990, %l494 ], [ 919909, %l495 ], [ 927828, %l496 ], [ 935747, %l497 ], [ 943666, %l498 ], [ 951585, %l499 ], [ 959504, %l500 ], [ 967423, %l501 ], [ 975342, %l502 ], [ 983261, %l503 ], [ 991180, %l504 ], [ 999099, %l505 ], [ 7015, %l506 ], [ 14934, %l507 ], [ 22853, %l508 ], [ 30772, %l509 ], [ 38691, %l510 ], [ 46610, %l511 ], [ 54529, %l512 ], [ 62448, %l513 ], [ 70367, %l514 ], [ 78286, %l515 ], [ 86205, %l516 ], [ 94124, %l517 ], [ 102043, %l518 ], [ 109962, %l519 ], [ 117881, %l520 ], [ 125800, %l521 ], [ 133719, %l522 ], [ 141638, %l523 ], [ 149557, %l524 ], [ 157476, %l525 ], [ 165395, %l526 ], [ 173314, %l527 ], [ 181233, %l528 ], [ 189152, %l529 ], [ 197071, %l530 ], [ 204990, %l531 ], [ 212909, %l532 ], [ 220828, %l533 ], [ 228747, %l534 ], [ 236666, %l535 ], [ 244585, %l536 ], [ 252504, %l537 ], [ 260423, %l538 ], [ 268342, %l539 ], [ 276261, %l540 ], [ 284180, %l541 ], [ 292099, %l542 ], [ 300018, %l543 ], [ 307937, %l544 ], [ 315856, %l545 ], [ 323775, %l546 ], [ 331694, %l547 ], [ 339613, %l548 ], [ 347532, %l549 ], [ 355451, %l550 ], [ 363370, %l551 ], [ 371289, %l552 ], [ 379208, %l553 ], [ 387127, %l554 ], [ 395046, %l555 ], [ 402965, %l556 ], [ 410884, %l557 ], [ 418803, %l558 ], [ 426722, %l559 ], [ 434641, %l560 ], [ 442560, %l561 ], [ 450479, %l562 ], [ 458398, %l563 ], [ 466317, %l564 ], [ 474236, %l565 ], [ 482155, %l566 ], [ 490074, %l567 ], [ 497993, %l568 ], [ 505912, %l569 ], [ 513831, %l570 ], [ 521750, %l571 ], [ 529669, %l572 ], [ 537588, %l573 ], [ 545507, %l574 ], [ 553426, %l575 ], [ 561345, %l576 ], [ 569264, %l577 ], [ 577183, %l578 ], [ 585102, %l579 ], [ 593021, %l580 ], [ 600940, %l581 ], [ 608859, %l582 ], [ 616778, %l583 ], [ 624697, %l584 ], [ 632616, %l585 ], [ 640535, %l586 ], [ 648454, %l587 ], [ 656373, %l588 ], [ 664292, %l589 ], [ 672211, %l590 ], [ 680130, %l591 ], [ 688049, %l592 ], [ 695968, %l593 ], [ 703887, %l594 ], [ 711806, %l595 ], [ 719725, %l596 ], [ 727644, %l597 ], [ 735563, %l598 ], [ 743482, %l599 ], [ 751401, %l600 ], [ 759320, %l601 ], [ 767239, %l602 ], [ 775158, %l603 ], [ 783077, %l604 ], [ 790996, %l605 ], [ 798915, %l606 ], [ 806834, %l607 ], [ 814753, %l608 ], [ 822672, %l609 ], [ 830591, %l610 ], [ 838510, %l611 ], [ 846429, %l612 ], [ 854348, %l613 ], [ 862267, %l614 ], [ 870186, %l615 ], [ 878105, %l616 ], [ 886024, %l617 ], [ 893943, %l618 ], [ 901862, %l619 ], [ 909781, %l620 ], [ 917700, %l621 ], [ 925619, %l622 ], [ 933538, %l623 ], [ 941457, %l624 ], [ 949376, %l625 ], [ 957295, %l626 ], [ 965214, %l627 ], [ 973133, %l628 ], [ 981052, %l629 ], [ 988971, %l630 ], [ 996890, %l631 ], [ 4806, %l632 ], [ 12725, %l633 ], [ 20644, %l634 ], [ 28563, %l635 ], [ 36482, %l636 ], [ 44401, %l637 ], [ 52320, %l638 ], [ 60239, %l639 ], [ 68158, %l640 ], [ 76077, %l641 ], [ 83996, %l642 ], [ 91915, %l643 ], [ 99834, %l644 ], [ 107753, %l645 ], [ 115672, %l646 ], [ 123591, %l647 ], [ 131510, %l648 ], [ 139429, %l649 ], [ 147348, %l650 ], [ 155267, %l651 ], [ 163186, %l652 ], [ 171105, %l653 ], [ 179024, %l654 ], [ 186943, %l655 ], [ 194862, %l656 ], [ 202781, %l657 ], [ 210700, %l658 ], [ 218619, %l659 ], [ 226538, %l660 ], [ 234457, %l661 ], [ 242376, %l662 ], [ 250295, %l663 ], [ 258214, %l664 ], [ 266133, %l665 ], [ 274052, %l666 ], [ 281971, %l667 ], [ 289890, %l668 ], [ 297809, %l669 ], [ 305728, %l670 ], [ 313647, %l671 ], [ 321566, %l672 ], [ 329485, %l673 ], [ 337404, %l674 ], [ 345323, %l675 ], [ 353242, %l676 ], [ 361161, %l677 ], [ 369080, %l678 ], [ 376999, %l679 ], [ 384918, %l680 ], [ 392837, %l681 ], [ 400756, %l682 ], [ 408675, %l683 ], [ 416594, %l684 ], [ 424513, %l685 ], [ 432432, %l686 ], [ 440351, %l687 ], [ 448270, %l688 ], [ 456189, %l689 ], [ 464108, %l690 ], [ 472027, %l691 ], [ 479946, %l692 ], [ 487865, %l693 ], [ 495784, %l694 ], [ 503703, %l695 ], [ 511622, %l696 ], [ 519541, %l697 ], [ 527460, %l698 ], [ 535379, %l699 ], [ 543298, %l700 ], [ 551217, %l701 ], [ 559136, %l702 ], [ 567055, %l703 ], [ 574974, %l704 ], [ 582893, %l705 ], [ 590812, %l706 ], [ 598731, %l707 ], [ 606650, %l708 ], [ 614569, %l709 ], [ 622488, %l710 ], [ 630407, %l711 ], [ 638326, %l712 ], [ 646245, %l713 ], [ 654164, %l714 ], [ 662083, %l715 ], [ 670002, %l716 ], [ 677921, %l717 ], [ 685840, %l718 ], [ 693759, %l719 ], [ 701678, %l720 ], [ 709597, %l721 ], [ 717516, %l722 ], [ 725435, %l723 ], [ 733354, %l724 ], [ 741273, %l725 ], [ 749192, %l726 ], [ 757111, %l727 ], [ 765030, %l728 ], [ 772949, %l729 ], [ 780868, %l730 ], [ 788787, %l731 ], [ 796706, %l732 ], [ 804625, %l733 ], [ 812544, %l734 ], [ 820463, %l735 ], [ 828382, %l736 ], [ 836301, %l737 ], [ 844220, %l738 ], [ 852139, %l739 ], [ 860058, %l740 ], [ 867977, %l741 ], [ 875896, %l742 ], [ 883815, %l743 ], [ 891734, %l744 ], [ 899653, %l745 ], [ 907572, %l746 ], [ 915491, %l747 ], [ 923410, %l748 ], [ 931329, %l749 ], [ 939248, %l750 ], [ 947167, %l751 ], [ 955086, %l752 ], [ 963005, %l753 ], [ 970924, %l754 ], [ 978843, %l755 ], [ 986762, %l756 ], [ 994681, %l757 ], [ 2597, %l758 ], [ 10516, %l759 ], [ 18435, %l760 ], [ 26354, %l761 ], [ 34273, %l762 ], [ 42192, %l763 ], [ 50111, %l764 ], [ 58030, %l765 ], [ 65949, %l766 ], [ 73868, %l767 ], [ 81787, %l768 ], [ 89706, %l769 ], [ 97625, %l770 ], [ 105544, %l771 ], [ 113463, %l772 ], [ 121382, %l773 ], [ 129301, %l774 ], [ 137220, %l775 ], [ 145139, %l776 ], [ 153058, %l777 ], [ 160977, %l778 ], [ 168896, %l779 ], [ 176815, %l780 ], [ 184734, %l781 ], [ 192653, %l782 ], [ 200572, %l783 ], [ 208491, %l784 ], [ 216410, %l785 ], [ 224329, %l786 ], [ 232248, %l787 ], [ 240167, %l788 ], [ 248086, %l789 ], [ 256005, %l790 ], [ 263924, %l791 ], [ 271843, %l792 ], [ 279762, %l793 ], [ 287681, %l794 ], [ 295600, %l795 ], [ 303519, %l796 ], [ 311438, %l797 ], [ 319357, %l798 ], [ 327276, %l799 ], [ 335195, %l800 ], [ 343114, %l801 ], [ 351033, %l802 ], [ 358952, %l803 ], [ 366871, %l804 ], [ 374790, %l805 ], [ 382709, %l806 ], [ 390628, %l807 ], [ 398547, %l808 ], [ 406466, %l809 ], [ 414385, %l810 ], [ 422304, %l811 ], [ 430223, %l812 ], [ 438142, %l813 ], [ 446061, %l814 ], [ 453980, %l815 ], [ 461899, %l816 ], [ 469818, %l817 ], [ 477737, %l818 ], [ 485656, %l819 ], [ 493575, %l820 ], [ 501494, %l821 ], [ 509413, %l822 ], [ 517332, %l823 ], [ 525251, %l824 ], [ 533170, %l825 ], [ 541089, %l826 ], [ 549008, %l827 ], [ 556927, %l828 ], [ 564846, %l829 ], [ 572765, %l830 ], [ 580684, %l831 ], [ 588603, %l832 ], [ 596522, %l833 ], [ 604441, %l834 ], [ 612360, %l835 ], [ 620279, %l836 ], [ 628198, %l837 ], [ 636117, %l838 ], [ 644036, %l839 ], [ 651955, %l840 ], [ 659874, %l841 ], [ 667793, %l842 ], [ 675712, %l843 ], [ 683631, %l844 ], [ 691550, %l845 ], [ 699469, %l846 ], [ 707388, %l847 ], [ 715307, %l848 ], [ 723226, %l849 ], [ 731145, %l850 ], [ 739064, %l851 ], [ 746983, %l852 ], [ 754902, %l853 ], [ 762821, %l854 ], [ 770740, %l855 ], [ 778659, %l856 ], [ 786578, %l857 ], [ 794497, %l858 ], [ 802416, %l859 ], [ 810335, %l860 ], [ 818254, %l861 ], [ 826173, %l862 ], [ 834092, %l863 ], [ 842011, %l864 ], [ 849930, %l865 ], [ 857849, %l866 ], [ 865768, %l867 ], [ 873687, %l868 ], [ 881606, %l869 ], [ 889525, %l870 ], [ 897444, %l871 ], [ 905363, %l872 ], [ 913282, %l873 ], [ 921201, %l874 ], [ 929120, %l875 ], [ 937039, %l876 ], [ 944958, %l877 ], [ 952877, %l878 ], [ 960796, %l879 ], [ 968715, %l880 ], [ 976634, %l881 ], [ 984553, %l882 ], [ 992472, %l883 ], [ 388, %l884 ], [ 8307, %l885 ], [ 16226, %l886 ], [ 24145, %l887 ], [ 32064, %l888 ], [ 39983, %l889 ], [ 47902, %l890 ], [ 55821, %l891 ], [ 63740, %l892 ], [ 71659, %l893 ], [ 79578, %l894 ], [ 87497, %l895 ], [ 95416, %l896 ], [ 103335, %l897 ], [ 111254, %l898 ], [ 119173, %l899 ], [ 127092, %l900 ], [ 135011, %l901 ], [ 142930, %l902 ], [ 150849, %l903 ], [ 158768, %l904 ], [ 166687, %l905 ], [ 174606, %l906 ], [ 182525, %l907 ], [ 190444, %l908 ], [ 198363, %l909 ], [ 206282, %l910 ], [ 214201, %l911 ], [ 222120, %l912 ], [ 230039, %l913 ], [ 237958, %l914 ], [ 245877, %l915 ], [ 253796, %l916 ], [ 261715, %l917 ], [ 269634, %l918 ], [ 277553, %l919 ], [ 285472, %l920 ], [ 293391, %l921 ], [ 301310, %l922 ], [ 309229, %l923 ], [ 317148, %l924 ], [ 325067, %l925 ], [ 332986, %l926 ], [ 340905, %l927 ], [ 348824, %l928 ], [ 356743, %l929 ], [ 364662, %l930 ], [ 372581, %l931 ], [ 380500, %l932 ], [ 388419, %l933 ], [ 396338, %l934 ], [ 404257, %l935 ], [ 412176, %l936 ], [ 420095, %l937 ], [ 428014, %l938 ], [ 435933, %l939 ], [ 443852, %l940 ], [ 451771, %l941 ], [ 459690, %l942 ], [ 467609, %l943 ], [ 475528, %l944 ], [ 483447, %l945 ], [ 491366, %l946 ], [ 499285, %l947 ], [ 507204, %l948 ], [ 515123, %l949 ], [ 523042, %l950 ], [ 530961, %l951 ], [ 538880, %l952 ], [ 546799, %l953 ], [ 554718, %l954 ], [ 562637, %l955 ], [ 570556, %l956 ], [ 578475, %l957 ], [ 586394, %l958 ], [ 594313, %l959 ], [ 602232, %l960 ], [ 610151, %l961 ], [ 618070, %l962 ], [ 625989, %l963 ], [ 633908, %l964 ], [ 641827, %l965 ], [ 649746, %l966 ], [ 657665, %l967 ], [ 665584, %l968 ], [ 673503, %l969 ], [ 681422, %l970 ], [ 689341, %l971 ], [ 697260, %l972 ], [ 705179, %l973 ], [ 713098, %l974 ], [ 721017, %l975 ], [ 728936, %l976 ], [ 736855, %l977 ], [ 744774, %l978 ], [ 752693, %l979 ], [ 760612, %l980 ], [ 768531, %l981 ], [ 776450, %l982 ], [ 784369, %l983 ], [ 792288, %l984 ], [ 800207, %l985 ], [ 808126, %l986 ], [ 816045, %l987 ], [ 823964, %l988 ], [ 831883, %l989 ], [ 839802, %l990 ], [ 847721, %l991 ], [ 855640, %l992 ], [ 863559, %l993 ], [ 871478, %l994 ], [ 879397, %l995 ], [ 887316, %l996 ], [ 895235, %l997 ], [ 903154, %l998 ], [ 911073, %l999 ], [ 0, %other ]
  store i32 %r, ptr %p
  ret void
}

declare i32 @rust_eh_personality(...)
define internal void @invoked(ptr %p) noinline {
  store i32 3, ptr %p
  ret void
}

; invoke construct: invoke
; invoke: call\.uni[^;]*invoked
define ptx_kernel void @invoke(ptr %p) personality ptr @rust_eh_personality {
  invoke void @invoked(ptr %p) to label %ok unwind label %bad
ok:
  store i32 1, ptr %p
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  store i32 2, ptr %p
  unreachable
}

@targets = internal constant [2 x ptr] [ptr blockaddress(@indirectbr, %x), ptr blockaddress(@indirectbr, %y)]

; indirectbr construct: indirectbr
; indirectbr refused: jumps to computed addresses are not supported
define ptx_kernel void @indirectbr(ptr %p, i64 %i) {
  %t = getelementptr ptr, ptr @targets, i64 %i
  %a = load ptr, ptr %t
  indirectbr ptr %a, [label %x, label %y]
x:
  store i32 1, ptr %p
  ret void
y:
  store i32 2, ptr %p
  ret void
}

; blockaddress construct: blockaddress
; blockaddress refused: in function blockaddress
define ptx_kernel void @blockaddress(ptr %p) {
  br label %x
x:
  store ptr blockaddress(@blockaddress, %x), ptr %p
  ret void
}

; callbr_asm_sideeffect construct: callbr/asm sideeffect
; callbr_asm_sideeffect: add\.s32 %r\d+, %r\d+, 1;
define ptx_kernel void @callbr_asm_sideeffect(ptr %p, i32 %a) {
  %r = call i32 asm sideeffect "add.s32 $0, $1, 1;", "=r,r,~{memory}"(i32 %a)
  store i32 %r, ptr %p
  ret void
}

; callbr construct: callbr
; callbr refused: assembler that jumps is not supported
define ptx_kernel void @callbr(ptr %p) {
  callbr void asm sideeffect "bra $0;", "!i"() to label %x [label %y]
x:
  store i32 1, ptr %p
  ret void
y:
  store i32 2, ptr %p
  ret void
}

; inline_asm construct: inline asm
; inline_asm: not\.b32
define ptx_kernel void @inline_asm(ptr %p, i32 %a) {
  %r = call i32 asm "not.b32 $0, $1;", "=r,r"(i32 %a)
  store i32 %r, ptr %p
  ret void
}

; addrspacecast construct: addrspacecast
; addrspacecast: st\.global\.[ub]32
define ptx_kernel void @addrspacecast(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr
  store i32 1, ptr %g
  ret void
}

; vec_3_x_float construct: vec <3 x float>
; vec_3_x_float: add\.rn\.f32
define ptx_kernel void @vec_3_x_float(ptr %p, ptr %q) {
  %x = load <3 x float>, ptr %p, align 16
  %y = load <3 x float>, ptr %q, align 16
  %s = fadd <3 x float> %x, %y
  store <3 x float> %s, ptr %p, align 16
  ret void
}

; vec_16_x_i8_shuffle construct: vec <16 x i8> shuffle
; vec_16_x_i8_shuffle: st\.global\.v4
define ptx_kernel void @vec_16_x_i8_shuffle(ptr %p) {
  %x = load <16 x i8>, ptr %p, align 16
  %s = shufflevector <16 x i8> %x, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  store <16 x i8> %s, ptr %p, align 16
  ret void
}

; freeze construct: freeze
; freeze: add\.s32[^;]*, 1;
define ptx_kernel void @freeze(ptr %p, i32 %a) {
  %x = add nsw i32 %a, 1
  %f = freeze i32 %x
  %y = mul i32 %f, %f
  store i32 %y, ptr %p
  ret void
}

; dyn_alloca construct: dyn alloca
; dyn_alloca: alloca\.u64
define ptx_kernel void @dyn_alloca(ptr %p, i32 %n) {
  %s = alloca i32, i32 %n
  store volatile i32 5, ptr %s
  %x = load volatile i32, ptr %s
  store i32 %x, ptr %p
  ret void
}

; big_memcpy construct: big memcpy
; big_memcpy: ld\.global\.[ub]8
; big_memcpy: st\.global\.[ub]8
define ptx_kernel void @big_memcpy(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 100000, i1 false)
  ret void
}

; debug_record_no_dbg construct: debug record/no dbg
; debug_record_no_dbg: st\.global\.[ub]32
define ptx_kernel void @debug_record_no_dbg(ptr %p, i32 %a) !dbg !2 {
    #dbg_value(i32 %a, !3, !DIExpression(), !4)
  store i32 %a, ptr %p
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: NoDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "debug_record", scope: !1, file: !1, line: 1, type: !6, unit: !0)
!3 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !1, line: 1, type: !7)
!4 = !DILocation(line: 1, scope: !2)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DISubroutineType(types: !8)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{null}

; asm_intel construct: asm intel
; asm_intel: st\.global\.[ub]32
define ptx_kernel void @asm_intel(ptr %p) {
  call void asm sideeffect inteldialect "", "~{memory}"()
  store i32 1, ptr %p
  ret void
}
