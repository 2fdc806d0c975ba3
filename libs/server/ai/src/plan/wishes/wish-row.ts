/**
 * A wish as people write it, and what must come of it: steps with the strengths that are not 1 and the options
 * that matter ("crop ratio=1:1 + border"), or '' when it must be refused.
 */
export type WishRow = readonly [wish: string, steps: string];
