/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '33df1bcce8d1f633154d0752622312481f94211f4071f1e3a9e3543369d52041';
