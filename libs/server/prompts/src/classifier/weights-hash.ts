/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '0c8cb5b7f6c4e57bc0f643eef20473a3ed1d59b9fc660f1c83bae73a3c4b886f';
