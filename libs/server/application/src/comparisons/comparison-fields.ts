import { COMPARISON_DESCRIPTION_MAX_LENGTH, COMPARISON_TITLE_MAX_LENGTH } from '@safelight/rules';
import { checkedOptionalText } from '../images/image-fields.ts';

export interface ComparisonTexts {
  readonly title?: string | null;
  readonly description?: string | null;
}

/**
 * Returns the title, which is empty if none was given. Throws INVALID_INPUT if it is too long or cannot be
 * stored.
 */
export const checkedTitle = (title: string | null): string =>
  checkedOptionalText('title', title ?? '', COMPARISON_TITLE_MAX_LENGTH);

/**
 * Returns the description; null if none was given or it is blank. Throws INVALID_INPUT if it is too long or
 * cannot be stored.
 */
export const checkedDescription = (description: string | null): string | null =>
  checkedOptionalText('description', description ?? '', COMPARISON_DESCRIPTION_MAX_LENGTH) || null;

export const checkedTexts = ({ title = null, description = null }: ComparisonTexts) => ({
  title: checkedTitle(title),
  description: checkedDescription(description),
});
