/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = 'fcc56bf76b2378b72d205538ffdcccba41d6d488a7d8a9c3a58e455103486518';
