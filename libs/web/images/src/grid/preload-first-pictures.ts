import { type ThumbnailImage, thumbnailSource } from '../picture/thumbnail-source.ts';
import { layoutOf } from './grid-layout.ts';

interface FirstPictures {
  /** The images on the first page of the list. */
  readonly images: readonly Omit<ThumbnailImage, 'thumbhash'>[];
  /** The width that the grid will have, in CSS pixels. */
  readonly width: number;
  /** The height of the window: pictures of rows that begin further down in the grid can wait. */
  readonly height: number;
}

/**
 * Loads the pictures that a grid will show first, in the sizes it will show them in, before it is rendered. The
 * first row goes before everything else; the others do not compete with it or with the page's code.
 */
export const preloadFirstPictures = ({ images, width, height }: FirstPictures): void => {
  const shapes = images.map((image) => image.width / image.height);
  const layout = layoutOf({ width, view: 'grid', shapes, toCome: 0 });
  images.forEach((image, index) => {
    const box = layout.boxOf(index);
    if (box.y >= height) return;
    const { sizes, srcSet, src } = thumbnailSource(image, box.width, box.height);
    const link = document.createElement('link');
    const attributes = {
      rel: 'preload',
      as: 'image',
      fetchpriority: box.y === 0 ? 'high' : 'low',
      imagesizes: sizes,
      imagesrcset: srcSet,
      href: src,
    };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  });
};
