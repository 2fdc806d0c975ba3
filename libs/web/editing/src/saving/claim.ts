/** Reserves a draft for as long as its tab is open; another tab gets null. */
export type Claim = (draftId: string) => Promise<(() => void) | null>;

const nameOf = (draftId: string): string => `safelight-draft-${draftId}`;

/**
 * Claims a draft with a lock of the browser, which releases it when the tab ends for any reason. Pages
 * without https have no locks: there two tabs may continue the same draft, and the later save reports a
 * conflict.
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
