/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '0a408feef0187c55e3aab33b1ffc51865720f15a22e2449f9b7a6e63c6a005bf';
