import type { Image } from '@safelight/domain';
import type { ImageSort } from './image-list.ts';
import { IMAGE_PARTS, type ImagePart, type ImageParts } from './image-parts.ts';

/**
 * Returns the parts that a list in this order has to read: the requested ones and those that its cursors
 * need.
 */
export const partsOfList = (parts: ImageParts, sort: ImageSort): readonly ImagePart[] => {
  const sortPart = sort === 'name' ? 'title' : 'createdAt';
  return IMAGE_PARTS.filter((part) => part === sortPart || parts.has(part));
};

type Read<Row> = (row: Row) => unknown;

/** Reads each part from a row, by the path of the part. */
export type PartReaders<Row> = ReadonlyMap<ImagePart | 'uid' | 'ownerId', Read<Row>>;

/**
 * The prototype of partial images. Parts that were read are own properties of the image, so that any access to
 * the prototype is an error.
 */
const unread: object = new Proxy(
  {},
  {
    get: (_target, property) => {
      // Properties that `await`, the console and JSON.stringify read from any object. They must not throw.
      if (typeof property === 'symbol' || property === 'then' || property === 'toJSON') return undefined;
      throw new Error(`This list did not read "${property}" of its images.`);
    },
  },
);

const CURRENT = 'current.';
const ORIGINAL = 'current.original.';

/**
 * Creates images from rows that contain only some of their parts. A part is read from its row when it is
 * used. Using a part without a reader throws, so that missing data never looks like empty data.
 */
export const partlyRead = <Row>(readers: PartReaders<Row>): ((row: Row) => Image) => {
  class OfRow {
    readonly row: Row;
    constructor(row: Row) {
      this.row = row;
    }
  }
  Object.setPrototypeOf(OfRow.prototype, unread);
  class Original extends OfRow {}
  class Current extends OfRow {
    readonly original = new Original(this.row);
  }
  class PartOfImage extends OfRow {
    readonly current = new Current(this.row);
  }
  const define = (prototype: object, property: string, read: Read<Row>): void => {
    Object.defineProperty(prototype, property, {
      get(this: OfRow): unknown {
        return read(this.row);
      },
    });
  };
  for (const [path, read] of readers) {
    if (path.startsWith(ORIGINAL)) define(Original.prototype, path.slice(ORIGINAL.length), read);
    else if (path.startsWith(CURRENT)) define(Current.prototype, path.slice(CURRENT.length), read);
    else define(PartOfImage.prototype, path, read);
  }
  // A contract test compares every part with the same part of the whole image.
  return (row) => new PartOfImage(row) as unknown as Image;
};
