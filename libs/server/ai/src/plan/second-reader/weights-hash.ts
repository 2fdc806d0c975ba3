/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = 'a8e4873753644e4c8b67ff4c26c4b72abc2bb7d17d8402fa0184d257ae745f23';
