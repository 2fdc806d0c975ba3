/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '519f070b92c62492c861264048b8752a7cc7b486d50fc692d2cb386d618722b1';
