import { TEXTS } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';

/** What an error names: by its uid, and by the title that people know. */
interface Named {
  readonly uid: string;
  readonly title: string;
}

/** An image and a comparison that shows it. */
export interface ImageUse {
  readonly image: Named;
  readonly comparison: Named;
}

/** The number of uses that one error names at most; there may be more. */
export const MAX_NAMED_USES = 20;

/**
 * CONFLICT: an image that a comparison shows must stay as it is. `details.uses` names the image and the
 * comparison.
 */
export const imageInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.imageInUse, { uses: uses.slice(0, MAX_NAMED_USES) });

/** CONFLICT for one version of an image, with the same details. */
export const versionInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.versionInUse, { uses: uses.slice(0, MAX_NAMED_USES) });
