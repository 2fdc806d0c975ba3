/** The hex values of colors with common names. */
const NAMED: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  grey: '#8c8f94',
  gray: '#8c8f94',
  silver: '#c0c4c9',
  charcoal: '#36393f',
  red: '#d92b2b',
  crimson: '#b3122d',
  maroon: '#6e1423',
  scarlet: '#e0301e',
  burgundy: '#6b1d2e',
  orange: '#f28c28',
  coral: '#ff7f5c',
  peach: '#ffc9a3',
  salmon: '#fa8f7d',
  amber: '#ffb52e',
  terracotta: '#c8623f',
  yellow: '#ffd93b',
  gold: '#d9a928',
  golden: '#d9a928',
  cream: '#fff6dc',
  beige: '#e6d9bf',
  ivory: '#fffdf0',
  sand: '#dcc9a0',
  khaki: '#b9a978',
  mustard: '#d6a419',
  green: '#2f9e4f',
  lime: '#9edb2f',
  olive: '#76802e',
  mint: '#b4ead0',
  emerald: '#1f9d6b',
  sage: '#a3b195',
  forest: '#20542f',
  teal: '#138a8a',
  turquoise: '#34c6c0',
  aqua: '#3fd6e0',
  cyan: '#22c7e0',
  blue: '#2f6fde',
  navy: '#14264f',
  azure: '#3d9bf0',
  'sky blue': '#87c9ef',
  indigo: '#40389a',
  cobalt: '#1c49a6',
  purple: '#7a3fb0',
  violet: '#8250d2',
  lavender: '#cdbdf0',
  lilac: '#cfaee0',
  plum: '#7d3c68',
  magenta: '#d6249f',
  pink: '#f48fb8',
  rose: '#e8688a',
  fuchsia: '#e0218a',
  brown: '#7a4e2d',
  chocolate: '#54301c',
  tan: '#cfa77a',
};

export interface NamedColor {
  /** The name as it occurs in the prompt. */
  readonly name: string;
  /** The color as #rrggbb. */
  readonly hex: string;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** The components (0–255) of #rrggbb. */
export const rgbOf = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The color mixed with white (`amount` up to 1) or with black (down to −1). */
export const shaded = (hex: string, amount: number): string =>
  hexOf(rgbOf(hex).map((value) => value + ((amount > 0 ? 255 : 0) - value) * Math.abs(amount)));

/** The #rrggbb of a color by its English name. Black for an unknown name. */
export const hexOfName = (name: string): string => NAMED[name] ?? '#000000';
