/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = 'af0dbd283908fd778159950cf46e874264cb2b324dd7f54ba609033811f3b100';
