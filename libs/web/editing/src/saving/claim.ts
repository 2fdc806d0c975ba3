/** Holds a draft for as long as its tab lives; another tab gets null. */
export type Claim = (draftId: string) => Promise<(() => void) | null>;

const nameOf = (draftId: string): string => `safelight-draft-${draftId}`;

/**
 * A lock of the browser, which ends with the tab however that ends. Where pages without https have no locks, every draft
 * can be had: two tabs then go on with the same one, and the later save is asked about.
 */
export const claimDraft: Claim = async (draftId) => {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return () => undefined;
  return new Promise((resolve, reject) => {
    void locks
      .request(nameOf(draftId), { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => {
          resolve(release);
        });
      })
      .catch(reject);
  });
};
