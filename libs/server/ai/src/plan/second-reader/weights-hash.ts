/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '03671cb6a6ee744018852a69c9e2ff05fc3d77b0c01b50ef813e46ed432bcfbc';
