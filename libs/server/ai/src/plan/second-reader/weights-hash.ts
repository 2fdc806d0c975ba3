/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '8c0fcf4272d4dc9c8894ca0c4db42c60dabbd50ed96b2f788e4df9b8a800a244';
