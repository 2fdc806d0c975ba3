/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '3ffdc4efef2efe0997754b8a6a577c487ca5b8b33603212ff4fb791147659b60';
