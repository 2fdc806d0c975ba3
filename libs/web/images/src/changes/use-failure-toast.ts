import { comparisonPathOf } from '@safelight/rules';
import { detailsOf, messageOf, statusOf } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';
import { useNavigate } from 'react-router';

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
 * Returns the sentence that a comparison prevents images from being changed, and the comparison's uid; null
 * for any other error. The sentence names the image by its title, or by `subject`.
 */
const comparisonInTheWay = (error: unknown, subject?: string) => {
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

/**
 * Shows a toast that says why a change of an image failed. When a comparison shows the image, the toast links
 * to the comparison. For other conflicts it shows the server's message, and for any other error `otherwise`.
 * `subject` names the thing that was to be changed when it is not the image.
 */
export const useFailureToast = () => {
  const toasts = useToasts();
  const navigate = useNavigate();
  return (error: unknown, otherwise: string, subject?: string): void => {
    const found = comparisonInTheWay(error, subject);
    if (found === null) {
      toasts.error(statusOf(error) === 409 ? messageOf(error) : otherwise);
      return;
    }
    const open = (): void => void navigate(comparisonPathOf(found.uid));
    toasts.error(found.text, { label: 'Open Comparison', onAct: open });
  };
};
