/** Written by `npm run ai:told`. */
export const TOLD_SHA256 = '69e0f52a0ed1308588b651e81ee3a38c7656f90f33fab2c1e20249e8a61fc8c9';
