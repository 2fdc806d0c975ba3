/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '9e89f00821c4c2a0df14d77f1cfc267f9d2ccf17d0b8030319a353bdde95856e';
