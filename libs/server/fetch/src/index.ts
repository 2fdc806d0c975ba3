export { checkAllowedOrigins } from './allowed-origins.ts';
export { createCachePurger } from './create-cache-purger.ts';
export { createRemoteImages, type RemoteImagesOptions } from './create-remote-images.ts';
