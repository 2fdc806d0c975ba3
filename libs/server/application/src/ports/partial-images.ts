import type { Image } from '@safelight/domain';
import type { ImageSort } from './image-list.ts';
import { IMAGE_PARTS, type ImagePart, type ImageParts } from './image-parts.ts';

/** The parts that a list in this order reads: those asked for, and what its cursors are made of. */
export const partsOfList = (parts: ImageParts, sort: ImageSort): readonly ImagePart[] => {
  const sortPart = sort === 'name' ? 'title' : 'createdAt';
  return IMAGE_PARTS.filter((part) => part === sortPart || parts.has(part));
};

type Read<Row> = (row: Row) => unknown;

/** How each part is found in a row, by its path. */
export type PartReaders<Row> = ReadonlyMap<ImagePart | 'uid' | 'ownerId', Read<Row>>;

/** Stands behind the getters of the parts that were read, so that it is asked for all others only. */
const unread: object = new Proxy(
  {},
  {
    get: (_target, property) => {
      // What `await` and the printing of values look for in anything.
      if (typeof property === 'symbol' || property === 'then' || property === 'toJSON') return undefined;
      throw new Error(`This list did not read "${property}" of its images.`);
    },
  },
);

const CURRENT = 'current.';
const ORIGINAL = 'current.original.';

/**
 * Makes images of rows that hold some of their parts. A part is read from its row when it is used; using one
 * without a reader throws, so that nothing can be shown that was never read.
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
  // A contract compares every part with that of the whole image.
  return (row) => new PartOfImage(row) as unknown as Image;
};
