export { checkAllowedOrigins } from './allowed-origins.ts';
export { createRemoteImages, type RemoteImagesOptions } from './create-remote-images.ts';
