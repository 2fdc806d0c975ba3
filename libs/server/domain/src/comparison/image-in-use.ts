import { TEXTS } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';

/** An image or a comparison in the details of an error: its uid, and the title that people know. */
interface Named {
  readonly uid: string;
  readonly title: string;
}

/** An image and a comparison that shows it. */
export interface ImageUse {
  readonly image: Named;
  readonly comparison: Named;
}

/** The maximum number of uses that one error lists. There may be more. */
export const MAX_NAMED_USES = 20;

/** Creates the CONFLICT for a change of an image that a comparison shows. `details.uses` names both. */
export const imageInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.imageInUse, { uses: uses.slice(0, MAX_NAMED_USES) });

/** Creates the CONFLICT for a change of one version of an image, with the same details. */
export const versionInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.versionInUse, { uses: uses.slice(0, MAX_NAMED_USES) });
