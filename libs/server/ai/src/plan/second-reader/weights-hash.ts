/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '27cc9c2c635ad903b52f39a5c26a575fc1d9b2b53381be3172b730daaebbd4a7';
