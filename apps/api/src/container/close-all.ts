/** A function that closes something that was opened at start. */
export type Closer = () => Promise<void> | void;

/**
 * Closes what was opened, in reverse order and one after the other. A closer that fails does not keep the others from
 * running; the first error is thrown after all of them.
 */
export const closeAll = async (opened: readonly Closer[]): Promise<void> => {
  const errors: unknown[] = [];
  for (const close of opened.toReversed()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
};

/**
 * Calls `open`, which adds a closer for everything that it opens. Returns the function that closes all of it. If
 * `open` fails, closes what it has opened and throws its error; errors of closing go to `onCloseError`.
 */
export const openAll = async (
  open: (opened: Closer[]) => Promise<void>,
  onCloseError: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const opened: Closer[] = [];
  try {
    await open(opened);
  } catch (error) {
    await closeAll(opened).catch(onCloseError);
    throw error;
  }
  return () => closeAll(opened);
};
