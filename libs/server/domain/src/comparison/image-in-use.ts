import { TEXTS } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';

/** What is named in an error: by its uid, and as people know it. */
interface Named {
  readonly uid: string;
  readonly title: string;
}

/** An image, and a comparison that shows it. */
export interface ImageUse {
  readonly image: Named;
  readonly comparison: Named;
}

/** Uses that one error names; there may be more. */
export const MAX_NAMED_USES = 20;

/** What a comparison shows must stay as it is; `details.uses` says which image and which comparison. */
export const imageInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.imageInUse, { uses: uses.slice(0, MAX_NAMED_USES) });

/** The same of one version of an image. */
export const versionInUse = (uses: readonly ImageUse[]): DomainError =>
  new DomainError('CONFLICT', TEXTS.comparisons.versionInUse, { uses: uses.slice(0, MAX_NAMED_USES) });
