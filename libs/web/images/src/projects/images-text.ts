import { formatCount } from '@safelight/web-ui';

/** A count with its noun: "1 image", "1,200 images". */
export const imagesText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'image' : 'images'}`;
