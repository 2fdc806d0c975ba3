/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '4cc1658cf6fec6d31b5e77f0dbf6ae723b510d2ef1c7754e73123c00d0f7a512';
