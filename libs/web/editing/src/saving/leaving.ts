import { closed, type OpenedSession } from './open-session.ts';

/**
 * Opens and closes the documents of a tab one after another, so that opening sees the last save of the
 * previous one.
 */
let turn: Promise<unknown> = Promise.resolve();

export const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
  const result = turn.then(act);
  turn = result.catch(() => undefined);
  return result;
};

/**
 * The documents of this tab that are being closed, by person and image. One whose last save takes long is taken up
 * again when it is opened meanwhile: the server does not have its last changes yet.
 */
const leaving = new Map<string, OpenedSession>();

/** The document of a person and image if it is not closed yet; it then stays open. */
export const takenUp = (key: string): OpenedSession | null => {
  const session = leaving.get(key);
  leaving.delete(key);
  return session?.editing.reopen() === true ? { ...session, restored: 0 } : null;
};

/**
 * Closes a document, or lets the rest of closing it go on beside what comes next. Calls `onClosed` when it is closed for
 * good.
 */
export const leave = async (key: string, session: OpenedSession, onClosed: () => void): Promise<void> => {
  leaving.set(key, session);
  const close = async (): Promise<void> => {
    await session.editing.close();
    if (leaving.get(key) !== session) return;
    leaving.delete(key);
    onClosed();
  };
  await closed({ close });
};
