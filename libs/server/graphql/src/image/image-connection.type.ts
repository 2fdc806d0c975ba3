import { encodeImageCursor, type ImageCursor, type ImagePage } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { connectionType, type Connection, type Edge } from '../paging/connection.type.ts';
import type { PageInfoType } from '../paging/page-info.type.ts';
import { ImageType } from './image.type.ts';
import { ImageView, type ImageOutlook } from './image.view.ts';
import type { ImagesQuery } from './images.args.ts';

export const ImageConnectionType = connectionType('Image', ImageType, 'images');

/** The cursor of an image in a list with this order, made of no more than the list was sorted by. */
const cursorOf = (image: Image, { sort }: ImagesQuery): ImageCursor => ({
  sortKey: sort === 'name' ? image.title.toLowerCase() : image.createdAt.toISOString(),
  uid: image.uid,
});

/** A page of images, with cursors made only when requested. */
export class ImageConnectionView implements Connection<ImageView> {
  readonly nodes: readonly ImageView[];
  readonly query: ImagesQuery;
  readonly #page: ImagePage;

  constructor(page: ImagePage, query: ImagesQuery, outlook: ImageOutlook) {
    this.#page = page;
    this.query = query;
    this.nodes = page.images.map((image) => new ImageView(image, outlook));
  }

  get edges(): readonly Edge<ImageView>[] {
    const { end } = this.#page;
    return this.nodes.map((node) => {
      const place = node.uid === end?.uid ? end : cursorOf(node.image, this.query);
      return { node, cursor: encodeImageCursor(place) };
    });
  }

  get pageInfo(): PageInfoType {
    const { end, hasNext } = this.#page;
    return { endCursor: end === null ? null : encodeImageCursor(end), hasNextPage: hasNext };
  }
}
