/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = 'ffe28213a6250b2f5d992d7def9456df0764e9f4f7f0e5c4992689597bbcf754';
