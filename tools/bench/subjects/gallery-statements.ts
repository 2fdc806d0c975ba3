// The statements of a page of the gallery, as the server makes them.
export { imageListStatement } from '../../../libs/server/persistence/src/repositories/images/image-list.ts';
export {
  blocksRead,
  narrowedLists,
  pagesOf,
  seedGallery,
} from '@safelight/persistence/testing/large-gallery';
