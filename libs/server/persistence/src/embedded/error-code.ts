/** True for a file system error with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
