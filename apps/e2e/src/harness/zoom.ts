import type { Locator } from '@playwright/test';

/** The displayed size of a picture at a zoom, in percent of its own pixels, in the format of its zoom bar. */
export const percentAt = (picture: Locator, zoom: number): Promise<string> =>
  picture.evaluate(async (img: HTMLImageElement, times) => {
    // A sharper file may still be loading; until then the picture has no natural size.
    while (img.naturalWidth === 0) await img.decode();
    return `${Math.round((img.clientWidth / img.naturalWidth) * times * 100)}%`;
  }, zoom);
