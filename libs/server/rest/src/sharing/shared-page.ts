import {
  comparisonAddresses,
  transformQuery,
  type ImageAddresses,
  type UseCases,
} from '@safelight/application';
import { ANONYMOUS, PAIR_SIZE, type ComparisonView, type Image, type TransformSpec } from '@safelight/domain';
import {
  comparisonPageSource,
  comparisonPathOf,
  embedPathOf,
  embedSize,
  haveOneShape,
  imagePathOf,
  isRasterType,
  largerOf,
  picturePageSource,
  THUMBNAIL_WIDTHS,
  type ThumbnailWidth,
  TRANSFORM_SIZES,
} from '@safelight/rules';
import type { FirstPicture } from './first-picture.ts';
import { pairPathOf } from './pair-path.ts';
import { picturesOf, type Bounds, type SharedPictures } from './shared-pictures.ts';

/** The parts of a public page that other sites may show. */
export interface SharedPage extends SharedPictures {
  readonly title: string;
  /** A text about the page; null when it has none besides the title. */
  readonly description: string | null;
  readonly permalink: string;
  readonly first: FirstPicture;
  /**
   * The address to embed in a frame on another site, and the size of that frame within bounds; null when the
   * page cannot be embedded.
   */
  readonly embed: { readonly address: string; sizeWithin(bounds: Bounds): Size } | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Deps {
  readonly useCases: Pick<UseCases, 'getComparison' | 'getImage' | 'imageAddresses'>;
  readonly publicUrl: string;
}

const PAGE = /^\/(image|comparison)\/([\w-]{22})\/?$/;
/** The preview is a JPEG, because every site can show one. */
const PREVIEW: TransformSpec = {
  kind: 'transform',
  width: 1280,
  height: null,
  fit: 'inside',
  format: 'jpeg',
  quality: 80,
};

const isThumbnailWidth = (width: number): width is ThumbnailWidth =>
  (THUMBNAIL_WIDTHS as readonly number[]).includes(width);

const picturesOfImage = (addresses: ImageAddresses, publicUrl: string, image: Image): SharedPictures => {
  const { current } = image;
  return picturesOf({
    picture: current,
    publicUrl,
    // For a drawing only renditions are named, because few sites accept SVG.
    full: isRasterType(current.contentType) ? addresses.lastingPathOf(image, 'full') : null,
    renditions: TRANSFORM_SIZES.map((width) => ({
      width,
      path: isThumbnailWidth(width)
        ? addresses.lastingPathOf(image, width)
        : `${addresses.lastingPathOf(image, 'full')}?${transformQuery({ ...PREVIEW, width, format: 'webp' })}`,
    })),
    thumbnail: { width: 320, path: addresses.lastingPathOf(image, 320) },
    preview: { width: PREVIEW.width, path: addresses.transformPathOf(image, current, PREVIEW) },
  });
};

/** The picture that the page of an image shows first. */
const firstOfImage = (addresses: ImageAddresses, image: Image): FirstPicture => {
  const { current } = image;
  return {
    source: picturePageSource(current, addresses.pathOf(image, current, 'full'), (width) =>
      addresses.pathOf(image, current, width),
    ),
    contentType: current.contentType,
    size: current,
    below: 'nothing',
    isPlaced: true,
  };
};

/** The edited side. When the two sides differ in proportions, its position depends on both. */
const firstOfComparison = (addresses: ImageAddresses, comparison: ComparisonView): FirstPicture => {
  const [original, edited] = [comparison.sides.original.version, comparison.sides.edited.version];
  return {
    source: comparisonPageSource(edited, comparisonAddresses(addresses, comparison).edited),
    contentType: edited.contentType,
    size: largerOf(original, edited),
    below: 'tools',
    isPlaced: haveOneShape(original, edited),
  };
};

/** The edited side to embed, and both sides as the preview. */
const picturesOfComparison = (
  addresses: ImageAddresses,
  publicUrl: string,
  comparison: ComparisonView,
): SharedPictures => {
  const { original: full, large, medium } = comparisonAddresses(addresses, comparison).edited;
  const sizes = [
    { width: 640, path: medium },
    { width: 1280, path: large },
  ] as const;
  const [thumbnail] = sizes;
  const picture = comparison.sides.edited.version;
  const preview = { url: `${publicUrl}${pairPathOf(comparison.uid)}`, ...PAIR_SIZE };
  return picturesOf({ picture, publicUrl, full, renditions: sizes, thumbnail, preview });
};

/** The title of a comparison where there is no room for its filenames. */
export const titleOf = ({ title }: Pick<ComparisonView, 'title'>): string =>
  title === '' ? 'Before and after' : title;

/**
 * Reads the public page at a path of this site (`/image/{uid}`, `/comparison/{uid}`) as a stranger would see
 * it. Throws the same NOT_FOUND for private and missing pages; null for any other path.
 */
export const readSharedPage =
  ({ useCases, publicUrl }: Deps) =>
  async (path: string): Promise<SharedPage | null> => {
    const [, kind, uid = ''] = PAGE.exec(path) ?? [];
    if (kind === undefined) return null;
    const permalink = publicUrl + (kind === 'image' ? imagePathOf(uid) : comparisonPathOf(uid));
    if (kind === 'image') {
      const image = await useCases.getImage(ANONYMOUS, uid);
      const pictures = picturesOfImage(useCases.imageAddresses, publicUrl, image);
      const first = firstOfImage(useCases.imageAddresses, image);
      return { title: image.title, description: null, permalink, first, embed: null, ...pictures };
    }
    const comparison = await useCases.getComparison(ANONYMOUS, uid);
    const pictures = picturesOfComparison(useCases.imageAddresses, publicUrl, comparison);
    const { original, edited } = comparison.sides;
    const first = firstOfComparison(useCases.imageAddresses, comparison);
    const embed = {
      address: `${publicUrl}${embedPathOf(uid)}`,
      sizeWithin: (bounds: Bounds) => embedSize(original.version, edited.version, bounds),
    };
    const { description } = comparison;
    return { title: titleOf(comparison), description, permalink, first, embed, ...pictures };
  };

export type ReadSharedPage = ReturnType<typeof readSharedPage>;
