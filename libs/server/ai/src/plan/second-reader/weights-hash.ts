/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '9893befd5c6d9fc612231318d70b0689d1f54ce8c38c3bc1bd3e85fd380e8c96';
