/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '304b821c107d573ee38f7004e974c9d253597ef334020e68b14484590ffdae50';
