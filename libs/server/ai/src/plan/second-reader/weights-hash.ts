/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '718381974fb5d9174adfb48eb32639e7f3436696eae59ecff9c86d4d1a389159';
