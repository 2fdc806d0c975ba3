import { TEXTS } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';

/** An image or a comparison in the details of an error: by uid, and by the title that people know. */
interface Named {
  readonly uid: string;
  readonly title: string;
}

/** An image and a comparison that shows it. */
export interface ImageUse {
  readonly image: Named;
  readonly comparison: Named;
}

/** The maximum number of uses in one error; there may be more. */
export const MAX_NAMED_USES = 20;

/** CONFLICT: a comparison shows the image, so it must not be changed. `details.uses` names both. */
export const imageInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.imageInUse, { uses: uses.slice(0, MAX_NAMED_USES) });

/** CONFLICT for one version of an image, with the same details. */
export const versionInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.versionInUse, { uses: uses.slice(0, MAX_NAMED_USES) });
