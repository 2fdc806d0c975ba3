/** Those of `TEXTS` that the frame around all screens shows: they come with the first page, the others with screens. */
export const FRAME_TEXTS = {
  sessionExpired: 'Session expired. Please log in again.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
