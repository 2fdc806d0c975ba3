/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '8058dddf7f0269c479400fc1fa279e2633d19126c32c22b43493089f6720c2b1';
