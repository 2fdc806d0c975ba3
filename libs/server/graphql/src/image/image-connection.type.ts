import { Field, Int } from 'type-graphql';
import { encodeImageCursor, type ImageCursor, type ImagePage } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { type Connection, connectionType, type Edge, type PageInfoType } from '../paging/connection.type.ts';
import { ImageType } from './image.type.ts';
import { type ImageOutlook, ImageView } from './image.view.ts';
import type { ImagesQuery } from './images.args.ts';
import { DataType } from '../describe.ts';

@DataType('ImageCount', 'A number of images, which may be a lower bound.')
export class ImageCountType {
  @Field(() => Int, { description: 'The number counted. Counting may stop at 10,000.' })
  readonly count!: number;

  @Field(() => Boolean, { description: 'False when there are more images than were counted.' })
  readonly isExact!: boolean;
}

@DataType('TagCount', 'A tag and how often it is used.')
export class TagCountType {
  @Field(() => String, { description: 'The tag.' })
  readonly tag!: string;

  @Field(() => Int, { description: 'The number of the viewer’s images that have the tag.' })
  readonly count!: number;
}

export const ImageConnectionType = connectionType('Image', ImageType, 'images');

/**
 * The cursor of an image in a list with this order; it contains only the values that the list is sorted by.
 */
const cursorOf = (image: Image, { sort }: ImagesQuery): ImageCursor => ({
  sortKey: sort === 'name' ? image.title.toLowerCase() : image.createdAt.toISOString(),
  uid: image.uid,
});

/** A page of images; cursors are computed only when they are requested. */
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
      return { node, cursor: encodeImageCursor(place, this.query.sort) };
    });
  }

  get pageInfo(): PageInfoType {
    const { end, hasNext } = this.#page;
    return { endCursor: end === null ? null : encodeImageCursor(end, this.query.sort), hasNextPage: hasNext };
  }
}
