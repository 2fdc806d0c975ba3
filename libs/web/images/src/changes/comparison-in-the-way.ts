import { detailsOf } from '@safelight/web-data';

interface Named {
  readonly uid: string;
  readonly title: string;
}

interface Use {
  readonly image: Named;
  readonly comparison: Named;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Named>).uid === 'string' &&
  typeof (value as Partial<Named>).title === 'string';

const isUse = (value: unknown): value is Use =>
  typeof value === 'object' &&
  value !== null &&
  isNamed((value as Partial<Use>).image) &&
  isNamed((value as Partial<Use>).comparison);

/**
 * Explains that a comparison keeps images from being changed: a sentence and the comparison's uid; null for
 * any other error. The sentence names the image by its title, or by `subject`.
 */
export const comparisonInTheWay = (error: unknown, subject?: string) => {
  const { uses } = detailsOf(error);
  const [use, ...others] = Array.isArray(uses) ? uses.filter(isUse) : [];
  if (use === undefined) return null;
  const { image, comparison } = use;
  const named = comparison.title === '' ? 'a comparison' : `the comparison “${comparison.title}”`;
  const more = others.length === 0 ? '' : ` ${others.length} more like it.`;
  return {
    uid: comparison.uid,
    text: `${subject ?? `“${image.title}”`} is part of ${named}. Delete the comparison first.${more}`,
  };
};
