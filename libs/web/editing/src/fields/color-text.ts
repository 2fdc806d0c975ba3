import type { Color } from '@safelight/engine';

/** `#rrggbb` in lower case from what was typed, with or without #, in three letters or six; null for anything else. */
export const colorFrom = (typed: string): Color | null => {
  const hex = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{3}$/.test(hex)) return `#${[...hex].map((letter) => letter + letter).join('')}`;
  return /^[\da-f]{6}$/.test(hex) ? `#${hex}` : null;
};

/** The opaque part of a color: what a color input can show. */
export const opaque = (color: Color | null): string => (color ?? '#000000').slice(0, 7).toLowerCase();
