import { formatCount } from '@safelight/web-ui';

/** Returns a number of images as text: "1 image", "1,200 images". */
export const imagesText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'image' : 'images'}`;
