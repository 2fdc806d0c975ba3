/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '1bdd1e32344c078781fe74418e76fad82d3e7c5e46be86cbf6c17115770ef76d';
