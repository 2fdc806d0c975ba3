import { Field, ObjectType } from 'type-graphql';
import type { ImagePage, ImageSort } from '@safelight/application';
import { cursorOf } from './image-cursor.ts';
import { ImageType } from './image.type.ts';
import { ImageView, type ImageOutlook } from './image.view.ts';

@ObjectType('PageInfo', { simpleResolvers: true })
export class PageInfoType {
  @Field(() => String, { nullable: true })
  readonly endCursor!: string | null;

  @Field(() => Boolean)
  readonly hasNextPage!: boolean;
}

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

/** A page of images, with cursors made only when asked for. */
export class ImageConnectionView implements ImageConnectionType {
  readonly nodes: readonly ImageView[];
  readonly #page: ImagePage;
  readonly #sort: ImageSort;

  constructor(page: ImagePage, sort: ImageSort, outlook: ImageOutlook) {
    this.#page = page;
    this.#sort = sort;
    this.nodes = page.images.map((image) => new ImageView(image, outlook));
  }

  get edges(): readonly ImageEdgeType[] {
    return this.nodes.map((node) => ({ node, cursor: cursorOf(node.image, this.#sort) }));
  }

  get pageInfo(): PageInfoType {
    const last = this.#page.images.at(-1);
    return {
      endCursor: last === undefined ? null : cursorOf(last, this.#sort),
      hasNextPage: this.#page.hasNext,
    };
  }
}
