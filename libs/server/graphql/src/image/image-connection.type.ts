import { Field, ObjectType } from 'type-graphql';
import { encodeImageCursor, type ImageCursor, type ImagePage } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { PageInfoType } from '../paging/page-info.type.ts';
import { ImageType } from './image.type.ts';
import { ImageView, type ImageOutlook } from './image.view.ts';
import type { ImagesQuery } from './images.args.ts';

@ObjectType('ImageEdge', { simpleResolvers: true, description: 'An image in a list, with its cursor.' })
export class ImageEdgeType {
  @Field(() => String, { description: 'The cursor of this image: a page can begin after it.' })
  readonly cursor!: string;

  @Field(() => ImageType, { description: 'The image.' })
  readonly node!: ImageType;
}

@ObjectType('ImageConnection', { simpleResolvers: true, description: 'One page of images.' })
export class ImageConnectionType {
  @Field(() => [ImageEdgeType], { description: 'The images on this page, each with its cursor.' })
  readonly edges!: readonly ImageEdgeType[];

  @Field(() => [ImageType], { description: 'The images on this page.' })
  readonly nodes!: readonly ImageType[];

  @Field(() => PageInfoType, { description: 'Whether more pages follow, and where the next one begins.' })
  readonly pageInfo!: PageInfoType;
}

/** The cursor of an image in a list with this order. */
const cursorOf = ({ uid, title, createdAt }: Image, { sort }: ImagesQuery): ImageCursor => ({
  sortKey: sort === 'name' ? title.toLowerCase() : createdAt.toISOString(),
  uid,
});

/** A page of images, with cursors made only when requested. */
export class ImageConnectionView implements ImageConnectionType {
  readonly nodes: readonly ImageView[];
  readonly query: ImagesQuery;
  readonly #page: ImagePage;

  constructor(page: ImagePage, query: ImagesQuery, outlook: ImageOutlook) {
    this.#page = page;
    this.query = query;
    this.nodes = page.images.map((image) => new ImageView(image, outlook));
  }

  get edges(): readonly ImageEdgeType[] {
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
