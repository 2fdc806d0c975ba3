import { comparisonPathOf, firstCharacters } from '@safelight/rules';
import { detailsOf, messageOf, rateLimitMessage, statusOf } from '@safelight/web-data';
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

/** Returns the uses of images in comparisons that prevent the images from being changed; empty for any other error. */
const usesIn = (error: unknown): readonly Use[] => {
  const { uses } = detailsOf(error);
  return Array.isArray(uses) ? uses.filter(isUse) : [];
};

/** The maximum length of a title in a toast in characters, so that the toast stays short. */
const TITLE_LENGTH = 40;

const quoted = (title: string): string => {
  const start = firstCharacters(title, TITLE_LENGTH);
  return `“${start === title ? title : `${start.trimEnd()}…`}”`;
};

/** Says that a comparison prevents one thing from being changed: `subject`, or else the image. */
const oneRefused = ({ image, comparison }: Use, subject = quoted(image.title)): string => {
  const named = comparison.title === '' ? 'a comparison' : `the comparison ${quoted(comparison.title)}`;
  return `${subject} is part of ${named}. Delete the comparison first.`;
};

/** Says that some of several images prevent all of them from being changed. */
const allRefused = (uses: readonly [Use, ...Use[]], changed: number): string => {
  const others = new Set(uses.map(({ image }) => image.uid)).size - 1;
  const [who, them] =
    others === 0
      ? [`${quoted(uses[0].image.title)} is`, 'it']
      : [
          `${quoted(uses[0].image.title)} and ${others} more ${others === 1 ? 'image' : 'images'} are`,
          'them',
        ];
  const outcome = changed === 0 ? 'Nothing was changed' : 'The other images were not changed';
  return `${outcome}: ${who} part of a comparison. Deselect ${them}, or delete the comparison first.`;
};

interface Bulk {
  /** How many images were to be changed. */
  readonly asked: number;
  /** How many of them were changed before the failure. */
  readonly changed: number;
}

/**
 * Shows a toast that says why a change of an image failed. When a comparison shows the image, the toast links
 * to the comparison. For other conflicts it shows the server's message, after too many requests how long to wait, and
 * for any other error `otherwise`. `subject` names the thing that was to be changed when it is not the image, or counts
 * the images if all of them were to be changed together.
 */
export const useFailureToast = () => {
  const toasts = useToasts();
  const navigate = useNavigate();
  return (error: unknown, otherwise: string, subject?: string | Bulk): void => {
    const [use, ...others] = usesIn(error);
    if (use === undefined) {
      toasts.error(statusOf(error) === 409 ? messageOf(error) : rateLimitMessage(error, otherwise));
      return;
    }
    const text =
      typeof subject === 'object' && subject.asked > 1
        ? allRefused([use, ...others], subject.changed)
        : oneRefused(use, typeof subject === 'string' ? subject : undefined);
    const open = (): void => void navigate(comparisonPathOf(use.comparison.uid));
    toasts.error(text, { label: 'Open Comparison', onAct: open });
  };
};
