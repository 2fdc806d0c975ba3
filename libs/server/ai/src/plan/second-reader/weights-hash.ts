/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '5aeb11fcda959a9476b44747aec9f298c5269ad012d6577fd205eb938a60dccd';
