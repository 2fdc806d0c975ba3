/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = 'ee9c4df6131d896425c78c49889536135574514f7a0d6b2e1d7e75dc18a4054c';
