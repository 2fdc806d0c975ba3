const ISO_TIME = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;
const SECONDS_LENGTH = '2026-01-31T12:00:00'.length;

/**
 * True for a time as the database writes it, in UTC with up to six digits of a second. False for a year or a day that
 * the database does not have, such as 31 February, which JavaScript reads as 3 March.
 */
export const isStoredTime = (text: string): boolean => {
  const time = new Date(text);
  if (!ISO_TIME.test(text) || Number.isNaN(time.getTime())) return false;
  return time.toISOString().startsWith(text.slice(0, SECONDS_LENGTH));
};
