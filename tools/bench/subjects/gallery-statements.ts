// Exports the SQL statements with which the server reads a page of the gallery.
export { imageListStatement } from '../../../libs/server/persistence/src/repositories/images/image-list.ts';
export {
  blocksRead,
  narrowedLists,
  pagesOf,
  seedGallery,
} from '@safelight/persistence/testing/large-gallery';
