/**
 * The texts of the frame around all screens. They are loaded with the first page, the others of `TEXTS` with
 * the screens.
 */
export const FRAME_TEXTS = {
  sessionExpired: 'Session expired. Please log in again.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
