import type { Locator } from '@playwright/test';

/** How large a picture of the page is drawn at a zoom, in percent of its own pixels, as its zoom bar says it. */
export const percentAt = (picture: Locator, zoom: number): Promise<string> =>
  picture.evaluate(
    (img: HTMLImageElement, times) => `${Math.round((img.clientWidth / img.naturalWidth) * times * 100)}%`,
    zoom,
  );
