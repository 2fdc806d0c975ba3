/**
 * The texts of the frame around all screens. The first page loads them; the screens load the other `TEXTS`.
 */
export const FRAME_TEXTS = {
  sessionExpired: 'Session expired. Please log in again.',
  network: 'Network error. Please check your connection.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
