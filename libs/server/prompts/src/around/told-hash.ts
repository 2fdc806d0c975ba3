/** Written by `npm run ai:told`. */
export const TOLD_SHA256 = '56f221ea2ce05849023b2b03b83160d23dd1cd9229fdd3e8989cd021267e0861';
