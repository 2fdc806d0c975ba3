import { Field, ObjectType } from 'type-graphql';
import { encodeImageCursor, type ImageCursor, type ImagePage } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { PageInfoType } from '../paging/page-info.type.ts';
import { ImageType } from './image.type.ts';
import { ImageView, type ImageOutlook } from './image.view.ts';
import type { ImagesQuery } from './images.args.ts';

@ObjectType('ImageEdge', { simpleResolvers: true })
export class ImageEdgeType {
  @Field(() => String)
  readonly cursor!: string;

  @Field(() => ImageType)
  readonly node!: ImageType;
}

@ObjectType('ImageConnection', { simpleResolvers: true })
export class ImageConnectionType {
  @Field(() => [ImageEdgeType])
  readonly edges!: readonly ImageEdgeType[];

  @Field(() => [ImageType])
  readonly nodes!: readonly ImageType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}

/** The position of an image in a list sorted so. */
const cursorOf = ({ uid, title, createdAt }: Image, { sort }: ImagesQuery): ImageCursor => ({
  sortKey: sort === 'name' ? title.toLowerCase() : createdAt.toISOString(),
  uid,
});

/** A page of images, with cursors made only when asked for. */
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
