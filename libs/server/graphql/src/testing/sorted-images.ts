import type { ImageCursor, ImageRepository, ImageSort } from '@safelight/application';
import type { Image } from '@safelight/domain';

const keyOf = (image: Image, sort: ImageSort): string =>
  sort === 'name' ? image.title.toLowerCase() : image.createdAt.toISOString();

const direction = (sort: ImageSort): number => (sort === 'newest' ? -1 : 1);

const compare = (a: ImageCursor, b: ImageCursor): number =>
  a.sortKey === b.sortKey ? a.uid.localeCompare(b.uid) : a.sortKey < b.sortKey ? -1 : 1;

/** Gives an in-memory repository a list that sorts, searches and pages as the real one does. */
export const sortImages = (images: ImageRepository): void => {
  const { list } = images;
  images.list = async ({ ownerId, sort, limit, after, search }) => {
    const { images: all } = await list({ ownerId, sort, limit: 1_000, after: null, search });
    const place = (image: Image): ImageCursor => ({ sortKey: keyOf(image, sort), uid: image.uid });
    const rest = [...all]
      .sort((a, b) => direction(sort) * compare(place(a), place(b)))
      .filter((image) => after === null || direction(sort) * compare(place(image), after) > 0);
    return { images: rest.slice(0, limit), hasNext: rest.length > limit };
  };
};
