/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '7988fed5ca65e2a23ebb593d8c242c3a1ce5e0bc7ac189ae56e8cff7d4b978d7';
