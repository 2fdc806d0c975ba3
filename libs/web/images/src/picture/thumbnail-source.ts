/** The fields of an image that a thumbnail needs. */
export interface ThumbnailImage {
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly small: string;
  readonly medium: string;
  readonly large: string;
}

/** The files of a thumbnail and the size it is shown in, as attributes of an `img`. */
export interface ThumbnailSource {
  readonly sizes: string;
  readonly srcSet: string;
  readonly src: string;
}

/** Returns the source of a thumbnail for a frame of this size in CSS pixels. */
export const thumbnailSource = (
  image: Omit<ThumbnailImage, 'thumbhash'>,
  width: number,
  height: number,
): ThumbnailSource => {
  // A cropped picture needs more pixels across than its frame has.
  const across = Math.round(Math.max(width, (height * image.width) / Math.max(1, image.height)));
  return {
    // React sets attributes in this order, and a browser must know the sizes before it chooses a file.
    sizes: `${across}px`,
    srcSet: `${image.small} 320w, ${image.medium} 640w, ${image.large} 1280w`,
    src: image.small,
  };
};
