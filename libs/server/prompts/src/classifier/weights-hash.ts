/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '9183c42b443f5eea75e0463648988e0548b81a279882bd909ee4a96f468fdf80';
