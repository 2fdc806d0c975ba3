/**
 * The focus ring: an amber line outside the control between two lines in the background color, so that it is
 * visible on pictures of any color. A control whose container clips what is outside uses `RING_INSIDE`.
 */
export const focusRing = (line: string, ground: string) => ({
  outline: `2px solid ${line}`,
  outlineOffset: 'var(--ring-offset, 2px)',
  boxShadow: `var(--ring-inset,) 0 0 0 5px ${ground}`,
});

/** Draws the focus ring inside of the control, for controls that fill a container with clipping. */
export const RING_INSIDE = { '--ring-offset': '-4px', '--ring-inset': 'inset' } as const;
