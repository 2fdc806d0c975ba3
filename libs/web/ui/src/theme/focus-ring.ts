/**
 * The focus ring: an amber line drawn outside the control, between two of the ground's color, so that it shows on
 * pictures of any color too. Where something clips what is drawn outside, a control takes `RING_INSIDE`.
 */
export const focusRing = (line: string, ground: string) => ({
  outline: `2px solid ${line}`,
  outlineOffset: 'var(--ring-offset, 2px)',
  boxShadow: `var(--ring-inset,) 0 0 0 5px ${ground}`,
});

/** For what fills a frame that clips: the same ring, drawn inside. */
export const RING_INSIDE = { '--ring-offset': '-4px', '--ring-inset': 'inset' } as const;
