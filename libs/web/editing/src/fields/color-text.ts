import type { Color } from '@safelight/engine';

/**
 * Parses a color with or without # and with three or six digits to `#rrggbb` in lower case; null for anything
 * else.
 */
export const colorFrom = (typed: string): Color | null => {
  const hex = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{3}$/.test(hex)) return `#${[...hex].map((letter) => letter + letter).join('')}`;
  return /^[\da-f]{6}$/.test(hex) ? `#${hex}` : null;
};

/** The opaque part of a color, which a color input can show. */
export const opaque = (color: Color | null): string => (color ?? '#000000').slice(0, 7).toLowerCase();
