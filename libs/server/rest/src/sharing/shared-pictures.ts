import type { ImageVersion } from '@safelight/domain';
import { isRasterType } from '@safelight/rules';

/** A picture with its absolute URL and the size at which it is shown. */
export interface SharedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface Bounds {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

export interface SharedPictures {
  readonly preview: SharedPicture;
  readonly thumbnail: SharedPicture;
  /** The largest rendition within bounds. */
  pictureWithin(bounds: Bounds): SharedPicture;
}

/** A rendition whose width is at most `width`; a raster picture is never enlarged. */
interface Rendition {
  readonly width: number;
  readonly path: string;
}

interface Source {
  readonly picture: Pick<ImageVersion, 'width' | 'height' | 'contentType'>;
  readonly publicUrl: string;
  /** The path of the picture at full size; null when only renditions may be shown. */
  readonly full: string | null;
  /** At least one rendition, the narrowest first. */
  readonly renditions: readonly Rendition[];
  readonly thumbnail: Rendition;
  /** The picture for link previews, either a rendition of this picture or another one that represents it. */
  readonly preview: Rendition | SharedPicture;
}

/** The absolute URLs of a public picture's renditions, with the size of each. */
export const picturesOf = ({
  picture,
  publicUrl,
  full,
  renditions,
  thumbnail,
  preview,
}: Source): SharedPictures => {
  const largest = isRasterType(picture.contentType) ? 1 : Infinity;
  const scaleOf = ({ width }: Rendition): number => Math.min(largest, width / picture.width);
  const scaled = (path: string, scale: number): SharedPicture => ({
    url: `${publicUrl}${path}`,
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const sized = (rendition: Rendition): SharedPicture => scaled(rendition.path, scaleOf(rendition));

  return {
    preview: 'url' in preview ? preview : sized(preview),
    thumbnail: sized(thumbnail),
    pictureWithin: ({ maxWidth, maxHeight }: Bounds): SharedPicture => {
      const scale = Math.min(maxWidth / picture.width, maxHeight / picture.height);
      if (scale >= 1 && full !== null) return scaled(full, 1);
      const fitting = renditions.filter((one) => scaleOf(one) <= scale).at(-1);
      if (fitting !== undefined) return sized(fitting);
      // No rendition is this small, so the smallest one is shown scaled down.
      return scaled((renditions[0] ?? thumbnail).path, scale);
    },
  };
};
