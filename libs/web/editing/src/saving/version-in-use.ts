/** A version that somebody else has put into use: another tab, the page of the image, or a program. */
export interface OtherVersion {
  readonly id: string;
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Whether it looks like the document that is stored on the server. */
  readonly isDocument: boolean;
}

/** What the server has now: the version in use, and the revision of the document, which is 0 while there is none. */
export interface OnServer {
  readonly version: OtherVersion;
  readonly revision: number;
}

/** The version of the image that is in use, as far as the editor has heard. */
export interface VersionInUse {
  /** The one that somebody else has put into use, until the person has decided what to do; otherwise null. */
  readonly other: OtherVersion | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server again. Without an answer nothing changes. */
  readonly lookAgain: () => Promise<void>;
}

interface WatchedVersion extends VersionInUse {
  /** Records that the editor knows of this version in use, for example because it made it. */
  readonly know: (versionId: string) => void;
}

/** `ask` resolves to the version in use; to null if that cannot be said. */
export const watchVersionInUse = (
  opened: string,
  ask: () => Promise<OtherVersion | null>,
): WatchedVersion => {
  let known = opened;
  let changes = 0;
  let other: OtherVersion | null = null;
  const listeners = new Set<() => void>();
  const become = (next: OtherVersion | null): void => {
    if (next?.id === other?.id && next?.isDocument === other?.isDocument) return;
    other = next;
    for (const listener of listeners) listener();
  };
  return {
    get other() {
      return other;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lookAgain: async () => {
      const before = changes;
      const found = await ask().catch(() => null);
      // The answer may be older than what the editor has done meanwhile.
      if (found !== null && changes === before) become(found.id === known ? null : found);
    },
    know: (versionId) => {
      known = versionId;
      changes += 1;
      become(null);
    },
  };
};
