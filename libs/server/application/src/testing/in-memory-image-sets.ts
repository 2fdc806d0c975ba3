import { isDeepStrictEqual } from 'node:util';
import { DomainError, type Image } from '@safelight/domain';
import {
  partlyRead,
  partsOfList,
  type ImageCursor,
  type ImageFilter,
  type ImagePart,
  type ImageParts,
  type ImageRepository,
  type ImageSort,
} from '../ports/index.ts';
import { isCompared, refuseShown } from './in-memory-comparisons.ts';
import type { Read } from './in-memory-tables.ts';

const within = (value: number, min: number | null, max: number | null): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

/** True if the title contains the term, or a tag is the term. */
const isFound = ({ title, tags }: Image, search: string | null): boolean => {
  const term = search?.toLowerCase() ?? '';
  return title.toLowerCase().includes(term) || tags.includes(term.trim());
};

const matches = (image: Image, search: string | null, filter: ImageFilter): boolean => {
  const { createdFrom, createdTo, tags, contentType, minBytes, maxBytes, isFavorite, isTrashed } = filter;
  return (
    (image.deletedAt !== null) === isTrashed &&
    isFound(image, search) &&
    (createdFrom === null || image.createdAt >= createdFrom) &&
    (createdTo === null || image.createdAt < createdTo) &&
    tags.every((tag) => image.tags.includes(tag)) &&
    (contentType === null || image.current.contentType === contentType) &&
    within(image.current.original.sizeBytes, minBytes, maxBytes) &&
    (isFavorite === null || image.isFavorite === isFavorite)
  );
};

const sortKeyOf = ({ title, createdAt }: Image, sort: ImageSort): string =>
  sort === 'name' ? title.toLowerCase() : createdAt.toISOString();

const inOrder =
  (sort: ImageSort) =>
  (a: Image, b: Image): number => {
    const [x, y] = [sortKeyOf(a, sort), sortKeyOf(b, sort)];
    const isBefore = x === y ? a.uid < b.uid : x < y;
    return (isBefore ? -1 : 1) * (sort === 'newest' ? -1 : 1);
  };

/** Returns a predicate that is true for images after the cursor. The image of the cursor need not exist any more. */
const isBeyond =
  ({ sortKey, uid }: ImageCursor, sort: ImageSort) =>
  (image: Image): boolean => {
    const own = sortKeyOf(image, sort);
    if (own === sortKey) return sort === 'newest' ? image.uid < uid : image.uid > uid;
    return sort === 'newest' ? own < sortKey : own > sortKey;
  };

const checkCursor = (after: ImageCursor | null, sort: ImageSort): void => {
  if (after === null || sort === 'name' || !Number.isNaN(Date.parse(after.sortKey))) return;
  throw new DomainError('INVALID_INPUT', 'This is not a cursor of this list.');
};

/** Returns the value at a path such as `current.width`. */
const at =
  (path: ImagePart | 'uid' | 'ownerId') =>
  (image: Image): unknown =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], image);

const withParts = (images: readonly Image[], parts: ImageParts, sort: ImageSort): readonly Image[] => {
  const paths = ['uid', 'ownerId', ...partsOfList(parts, sort)] as const;
  return images.map(partlyRead(new Map(paths.map((path) => [path, at(path)]))));
};

type SetMethods =
  | 'list'
  | 'countMatching'
  | 'listTags'
  | 'findByDigest'
  | 'findOwned'
  | 'findTrashed'
  | 'updateMany'
  | 'trash'
  | 'restore'
  | 'listExpired'
  | 'listTrashed';

/**
 * The methods of the image repository that handle many images. `put` stores a changed image and returns it.
 */
export const imageSets = (read: Read, put: (image: Image) => Image): Pick<ImageRepository, SetMethods> => {
  const allOf = (ownerId: string): Image[] =>
    [...read().images.values()]
      .filter((image) => image.ownerId === ownerId)
      .map((image) => ({ ...image, current: read().versions.get(image.current.id) ?? image.current }));
  const livingOf = (ownerId: string): Image[] => allOf(ownerId).filter(({ deletedAt }) => deletedAt === null);
  const trashedOf = (ownerId: string): Image[] =>
    allOf(ownerId).filter(({ deletedAt }) => deletedAt !== null);
  const chosen = (images: readonly Image[], uids: readonly string[]): Image[] =>
    [...new Set(uids)].flatMap((uid) => images.find((image) => image.uid === uid) ?? []);

  return {
    list: async ({ ownerId, limit, search, sort, after, filter, parts }) => {
      checkCursor(after, sort);
      const rest = allOf(ownerId)
        .filter((image) => matches(image, search, filter) && (after === null || isBeyond(after, sort)(image)))
        .sort(inOrder(sort));
      const images = rest.slice(0, limit);
      const last = images.at(-1);
      return {
        images: parts === undefined ? images : withParts(images, parts, sort),
        hasNext: rest.length > limit,
        end: last === undefined ? null : { sortKey: sortKeyOf(last, sort), uid: last.uid },
      };
    },
    countMatching: async (ownerId, search, filter) => ({
      count: allOf(ownerId).filter((image) => matches(image, search, filter)).length,
      isExact: true,
    }),
    listTags: async (ownerId, limit) => {
      const counts = new Map<string, number>();
      for (const tag of livingOf(ownerId).flatMap((image) => [...new Set(image.tags)])) {
        counts.set(tag, (counts.get(tag) ?? 0) + 1);
      }
      return [...counts]
        .map(([tag, count]) => ({ tag, count }))
        .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
        .slice(0, limit);
    },
    findByDigest: async (ownerId, sha256, privacy) =>
      livingOf(ownerId).find(
        (image) =>
          image.privacy === privacy &&
          image.expiresAt === null &&
          [...read().versions.values()].some(
            ({ id, imageUid, number, original }) =>
              imageUid === image.uid &&
              (id === image.current.id || number === 1) &&
              original.sha256 === sha256,
          ),
      ) ?? null,
    findOwned: async (ownerId, uids) => chosen(livingOf(ownerId), uids),
    findTrashed: async (ownerId, uids) => chosen(trashedOf(ownerId), uids),
    updateMany: async (ownerId, uids, { addTags = [], removeTags = [], ...changes }, at) => {
      const images = chosen(livingOf(ownerId), uids);
      if (changes.privacy === 'private')
        refuseShown(
          read(),
          images.map(({ uid }) => uid),
        );
      for (const image of images) {
        const kept = image.tags.filter((tag) => !removeTags.includes(tag) || addTags.includes(tag));
        const tags = [...new Set([...kept, ...addTags])];
        const changed = { ...image, ...changes, tags };
        if (!isDeepStrictEqual(changed, image)) put({ ...changed, updatedAt: at });
      }
      return images.map(({ uid }) => uid);
    },
    trash: async (ownerId, uids, at) => {
      const images = chosen(livingOf(ownerId), uids);
      refuseShown(
        read(),
        images.map(({ uid }) => uid),
      );
      for (const image of images) put({ ...image, deletedAt: at });
      return images.map(({ uid }) => uid);
    },
    restore: async (ownerId, uids, at) => {
      const images = chosen(trashedOf(ownerId), uids);
      for (const image of images) {
        const hasExpired = image.expiresAt !== null && image.expiresAt <= at;
        put({ ...image, deletedAt: null, expiresAt: hasExpired ? null : image.expiresAt });
      }
      return images.map(({ uid }) => uid);
    },
    listExpired: async (now, limit) =>
      [...read().images.values()]
        .filter(({ uid, expiresAt, deletedAt }) => {
          const isDue = expiresAt !== null && expiresAt <= now && deletedAt === null;
          return isDue && !isCompared(read(), uid);
        })
        .sort((a, b) => (a.expiresAt?.getTime() ?? 0) - (b.expiresAt?.getTime() ?? 0))
        .slice(0, limit)
        .map(({ ownerId, uid }) => ({ ownerId, uid })),
    listTrashed: async (of, limit) =>
      [...read().images.values()]
        .filter(({ ownerId, deletedAt }) => {
          if (deletedAt === null) return false;
          return 'ownerId' in of ? ownerId === of.ownerId : deletedAt < of.before;
        })
        .sort((a, b) => (a.deletedAt?.getTime() ?? 0) - (b.deletedAt?.getTime() ?? 0))
        .slice(0, limit)
        .map(({ ownerId, uid }) => ({ ownerId, uid })),
  };
};
