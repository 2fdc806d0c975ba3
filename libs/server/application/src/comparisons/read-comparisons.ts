import {
  canViewComparison,
  isImageUid,
  notFound,
  ownsImage,
  requireUser,
  type Comparison,
  type ComparisonSide,
  type ComparisonSideRef,
  type ComparisonView,
  type Image,
  type Viewer,
} from '@safelight/domain';
import type { ImageRepository, Ports, TimePlace } from '../ports/index.ts';

type Deps = Pick<Ports, 'comparisons' | 'images'>;

const sideOf = async (
  images: ImageRepository,
  { imageUid, versionId }: ComparisonSideRef,
): Promise<ComparisonSide | null> => {
  const image = await images.find(imageUid);
  if (image === null) return null;
  const version = image.current.id === versionId ? image.current : await images.findVersion(versionId);
  return version?.imageUid === imageUid ? { image, version } : null;
};

/**
 * Adds the images to a comparison. Returns null if one of them cannot be shown, for example because its
 * account is being deleted.
 */
export const withSides = async (
  images: ImageRepository,
  comparison: Comparison,
): Promise<ComparisonView | null> => {
  const [original, edited] = await Promise.all([
    sideOf(images, comparison.original),
    sideOf(images, comparison.edited),
  ]);
  return original === null || edited === null ? null : { ...comparison, sides: { original, edited } };
};

/** Returns a published comparison to anyone who may see its images; throws NOT_FOUND otherwise. */
export const getComparison =
  ({ comparisons, images }: Deps) =>
  async (viewer: Viewer, uid: string): Promise<ComparisonView> => {
    const comparison = isImageUid(uid) ? await comparisons.find(uid) : null;
    const view = comparison === null ? null : await withSides(images, comparison);
    if (view === null || !canViewComparison(viewer, view)) throw notFound();
    return view;
  };

/**
 * Adds the images to comparisons of one owner by two queries, however many comparisons there are. Leaves out
 * those that cannot be shown.
 */
const allWithSides = async (
  images: ImageRepository,
  ownerId: string,
  comparisons: readonly Comparison[],
): Promise<readonly ComparisonView[]> => {
  const refs = comparisons.flatMap(({ original, edited }) => [original, edited]);
  const owned = await images.findOwned(ownerId, [...new Set(refs.map(({ imageUid }) => imageUid))]);
  const imageOf = new Map(owned.map((image) => [image.uid, image]));
  const earlier = refs.filter(({ imageUid, versionId }) => imageOf.get(imageUid)?.current.id !== versionId);
  const found =
    earlier.length === 0 ? [] : await images.findVersions(earlier.map(({ versionId }) => versionId));
  const versionOf = new Map([...owned.map(({ current }) => current), ...found].map((one) => [one.id, one]));
  const sideFor = ({ imageUid, versionId }: ComparisonSideRef): ComparisonSide | null => {
    const [image, version] = [imageOf.get(imageUid), versionOf.get(versionId)];
    return image !== undefined && version?.imageUid === imageUid ? { image, version } : null;
  };
  return comparisons.flatMap((comparison) => {
    const [original, edited] = [sideFor(comparison.original), sideFor(comparison.edited)];
    return original === null || edited === null ? [] : { ...comparison, sides: { original, edited } };
  });
};

export interface ComparisonListQuery {
  readonly limit: number;
  /** The `end` of the previous page; null for the first page. */
  readonly after: TimePlace | null;
}

export interface ComparisonViewPage {
  readonly comparisons: readonly ComparisonView[];
  readonly hasNext: boolean;
  /** The place of the last comparison, after which the next page starts; null if this page is empty. */
  readonly end: TimePlace | null;
}

/** Returns a page of the viewer's own comparisons, newest first. */
export const listComparisons =
  ({ comparisons, images }: Deps) =>
  async (viewer: Viewer, { limit, after }: ComparisonListQuery): Promise<ComparisonViewPage> => {
    const ownerId = requireUser(viewer);
    const page = await comparisons.list(ownerId, limit, after);
    const last = page.comparisons.at(-1);
    return {
      comparisons: await allWithSides(images, ownerId, page.comparisons),
      hasNext: page.hasNext,
      end: last === undefined ? null : { at: last.createdAt, id: last.uid },
    };
  };

/** The maximum number of comparisons that are listed for one image. The list of all comparisons has pages. */
const MAX_COMPARISONS_OF_IMAGE = 20;

/**
 * Returns the comparisons that show an image, newest first, at most 20. Only the owner of the image may call
 * it: people who know the address of an image may not know its comparisons.
 */
export const listComparisonsOfImage =
  ({ comparisons, images }: Deps) =>
  async (viewer: Viewer, image: Image): Promise<readonly ComparisonView[]> => {
    if (!ownsImage(viewer, image)) return [];
    const found = await comparisons.listShowing(image.ownerId, image.uid, MAX_COMPARISONS_OF_IMAGE);
    return allWithSides(images, image.ownerId, found);
  };

export type GetComparison = ReturnType<typeof getComparison>;
