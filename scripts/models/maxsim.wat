;; MaxSim over int8 token vectors with 128-bit SIMD. Assembled by build-maxsim.mjs; its reference in JavaScript and the
;; test that holds the two together are src/models/maxsim.ts and test/unit/models/maxsim.test.ts.
(module
  (memory (export "memory") 2)

  ;; For each query token, the greatest dot product with a token of one document.
  ;;   query     query vectors widened to int16: blocks of 4 tokens; in a block, 16 dimensions at a time, token by token
  ;;   blocks    number of blocks of 4 query tokens
  ;;   chunks    width of a vector / 16, at least 1
  ;;   document  int8 vectors of the document's tokens, row by row
  ;;   tokens    number of these rows; none gives 0x80000000
  ;;   out       int32, blocks × 4 of them
  (func (export "maxsim")
    (param $query i32) (param $blocks i32) (param $chunks i32)
    (param $document i32) (param $tokens i32) (param $out i32)
    (local $width i32) (local $end i32) (local $row i32) (local $stop i32)
    (local $q i32) (local $d i32)
    (local $low v128) (local $high v128) (local $best v128)
    (local $a v128) (local $b v128) (local $c v128) (local $e v128)
    (local.set $width (i32.shl (local.get $chunks) (i32.const 4)))
    (local.set $end (i32.add (local.get $document) (i32.mul (local.get $tokens) (local.get $width))))
    (block $finished
      (loop $block
        (br_if $finished (i32.eqz (local.get $blocks)))
        (local.set $best (v128.const i32x4 0x80000000 0x80000000 0x80000000 0x80000000))
        (local.set $row (local.get $document))
        (block $read
          (loop $token
            (br_if $read (i32.ge_u (local.get $row) (local.get $end)))
            (local.set $a (v128.const i32x4 0 0 0 0))
            (local.set $b (v128.const i32x4 0 0 0 0))
            (local.set $c (v128.const i32x4 0 0 0 0))
            (local.set $e (v128.const i32x4 0 0 0 0))
            (local.set $q (local.get $query))
            (local.set $d (local.get $row))
            (local.set $stop (i32.add (local.get $row) (local.get $width)))
            (loop $chunk
              ;; 16 dimensions of the document's token, widened once for four query tokens
              (local.set $low (i16x8.extend_low_i8x16_s (v128.load (local.get $d))))
              (local.set $high (i16x8.extend_high_i8x16_s (v128.load (local.get $d))))
              (local.set $a (i32x4.add (local.get $a) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $low) (v128.load offset=0 (local.get $q)))
                (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $q))))))
              (local.set $b (i32x4.add (local.get $b) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $low) (v128.load offset=32 (local.get $q)))
                (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=48 (local.get $q))))))
              (local.set $c (i32x4.add (local.get $c) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $low) (v128.load offset=64 (local.get $q)))
                (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=80 (local.get $q))))))
              (local.set $e (i32x4.add (local.get $e) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $low) (v128.load offset=96 (local.get $q)))
                (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=112 (local.get $q))))))
              (local.set $q (i32.add (local.get $q) (i32.const 128)))
              (local.set $d (i32.add (local.get $d) (i32.const 16)))
              (br_if $chunk (i32.lt_u (local.get $d) (local.get $stop))))
            ;; the four lanes of each sum are added up: a, b, c, e become one vector of four dot products
            (local.set $a (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
            (local.set $c (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $e))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $e))))
            (local.set $best (i32x4.max_s (local.get $best) (i32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
              (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c)))))
            (local.set $row (local.get $stop))
            (br $token)))
        (v128.store (local.get $out) (local.get $best))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $query (i32.add (local.get $query) (i32.shl (local.get $chunks) (i32.const 7))))
        (local.set $blocks (i32.sub (local.get $blocks) (i32.const 1)))
        (br $block))))

  ;; One row of floats times a matrix: out[j] = Σ x[i] × matrix[i][j]
  ;;   x        rows floats
  ;;   matrix   rows × columns floats, row by row
  ;;   rows     at least 1
  ;;   columns  a multiple of 32
  ;;   out      columns floats
  (func (export "project")
    (param $x i32) (param $matrix i32) (param $rows i32) (param $columns i32) (param $out i32)
    (local $stride i32) (local $stop i32) (local $last i32) (local $xi i32) (local $m i32) (local $value v128)
    (local $0 v128) (local $1 v128) (local $2 v128) (local $3 v128)
    (local $4 v128) (local $5 v128) (local $6 v128) (local $7 v128)
    (local.set $stride (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $stop (i32.add (local.get $x) (i32.shl (local.get $rows) (i32.const 2))))
    (local.set $last (i32.add (local.get $out) (local.get $stride)))
    ;; 32 columns at a time, so that their sums stay in registers
    (loop $columns_32
      (local.set $0 (v128.const f32x4 0 0 0 0))
      (local.set $1 (v128.const f32x4 0 0 0 0))
      (local.set $2 (v128.const f32x4 0 0 0 0))
      (local.set $3 (v128.const f32x4 0 0 0 0))
      (local.set $4 (v128.const f32x4 0 0 0 0))
      (local.set $5 (v128.const f32x4 0 0 0 0))
      (local.set $6 (v128.const f32x4 0 0 0 0))
      (local.set $7 (v128.const f32x4 0 0 0 0))
      (local.set $xi (local.get $x))
      (local.set $m (local.get $matrix))
      (loop $row
        (local.set $value (v128.load32_splat (local.get $xi)))
        (local.set $0 (f32x4.add (local.get $0) (f32x4.mul (local.get $value) (v128.load offset=0 (local.get $m)))))
        (local.set $1 (f32x4.add (local.get $1) (f32x4.mul (local.get $value) (v128.load offset=16 (local.get $m)))))
        (local.set $2 (f32x4.add (local.get $2) (f32x4.mul (local.get $value) (v128.load offset=32 (local.get $m)))))
        (local.set $3 (f32x4.add (local.get $3) (f32x4.mul (local.get $value) (v128.load offset=48 (local.get $m)))))
        (local.set $4 (f32x4.add (local.get $4) (f32x4.mul (local.get $value) (v128.load offset=64 (local.get $m)))))
        (local.set $5 (f32x4.add (local.get $5) (f32x4.mul (local.get $value) (v128.load offset=80 (local.get $m)))))
        (local.set $6 (f32x4.add (local.get $6) (f32x4.mul (local.get $value) (v128.load offset=96 (local.get $m)))))
        (local.set $7 (f32x4.add (local.get $7) (f32x4.mul (local.get $value) (v128.load offset=112 (local.get $m)))))
        (local.set $m (i32.add (local.get $m) (local.get $stride)))
        (local.set $xi (i32.add (local.get $xi) (i32.const 4)))
        (br_if $row (i32.lt_u (local.get $xi) (local.get $stop))))
      (v128.store offset=0 (local.get $out) (local.get $0))
      (v128.store offset=16 (local.get $out) (local.get $1))
      (v128.store offset=32 (local.get $out) (local.get $2))
      (v128.store offset=48 (local.get $out) (local.get $3))
      (v128.store offset=64 (local.get $out) (local.get $4))
      (v128.store offset=80 (local.get $out) (local.get $5))
      (v128.store offset=96 (local.get $out) (local.get $6))
      (v128.store offset=112 (local.get $out) (local.get $7))
      (local.set $out (i32.add (local.get $out) (i32.const 128)))
      (local.set $matrix (i32.add (local.get $matrix) (i32.const 128)))
      (br_if $columns_32 (i32.lt_u (local.get $out) (local.get $last)))))
)
