export { checkAllowedOrigins } from './public-address.ts';
export { createCachePurger } from './create-cache-purger.ts';
export { createRemoteImages } from './create-remote-images.ts';
