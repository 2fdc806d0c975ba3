import { COMPARISON_DESCRIPTION_MAX_LENGTH, COMPARISON_TITLE_MAX_LENGTH } from '@safelight/rules';
import { checkedOptionalText } from '../images/image-fields.ts';

/** What a comparison says beside its pictures; both may be left out. */
export interface ComparisonTexts {
  readonly title?: string | null;
  readonly description?: string | null;
}

/** Empty when none was given. INVALID_INPUT when too long or not storable. */
export const checkedTitle = (title: string | null): string =>
  checkedOptionalText('title', title ?? '', COMPARISON_TITLE_MAX_LENGTH);

/** Null when none was given or it is blank. INVALID_INPUT when too long or not storable. */
export const checkedDescription = (description: string | null): string | null =>
  checkedOptionalText('description', description ?? '', COMPARISON_DESCRIPTION_MAX_LENGTH) || null;

/** Both, as a new comparison has them. */
export const checkedTexts = ({ title = null, description = null }: ComparisonTexts) => ({
  title: checkedTitle(title),
  description: checkedDescription(description),
});
