import type { Locator } from '@playwright/test';

/** How large a picture of the page is drawn at a zoom, in percent of its own pixels, as its zoom bar says it. */
export const percentAt = (picture: Locator, zoom: number): Promise<string> =>
  picture.evaluate(async (img: HTMLImageElement, times) => {
    // A sharper file may just be on its way; until it is there the picture has no size of its own.
    while (img.naturalWidth === 0) await img.decode();
    return `${Math.round((img.clientWidth / img.naturalWidth) * times * 100)}%`;
  }, zoom);
