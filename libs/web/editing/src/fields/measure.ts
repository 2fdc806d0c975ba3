import { rounded } from '@safelight/engine';

/** How numbers of the engine are shown: multiplied, rounded to decimals, and with a unit. */
export interface Measure {
  readonly factor: number;
  readonly digits: number;
  readonly unit: '' | '%' | '°' | 'px';
}

export const PLAIN: Measure = { factor: 1, digits: 2, unit: '' };
export const PERCENT: Measure = { factor: 100, digits: 0, unit: '%' };
export const DEGREES: Measure = { factor: 1, digits: 1, unit: '°' };

/** Lengths in pixels of the image, for those of which one is as many of its pixels as `factor` says. */
export const pixelsOf = (factor: number): Measure => ({ factor, digits: 1, unit: 'px' });
export const PIXELS = pixelsOf(1);

/** The number that is shown for one of the engine. */
export const shownIn = (value: number, { factor, digits }: Measure): number =>
  rounded(value * factor, digits);

/** The words for a number of the engine. */
export const inWords = (value: number, measure: Measure): string =>
  `${String(shownIn(value, measure))}${measure.unit === 'px' ? ' px' : measure.unit}`;
