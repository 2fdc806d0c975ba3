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
