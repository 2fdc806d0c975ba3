import { messageOf, statusOf } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';
import { useNavigate } from 'react-router';
import { comparisonInTheWay } from './comparison-in-the-way.ts';

/**
 * Tells in a toast why a change of an image failed: which comparison is in the way, with a way there; the server's words
 * for what else contradicts it; `otherwise` for the rest. `subject` is what the change was of, where not the image.
 */
export const useTellFailure = () => {
  const toasts = useToasts();
  const navigate = useNavigate();
  return (error: unknown, otherwise: string, subject?: string): void => {
    const found = comparisonInTheWay(error, subject);
    if (found === null) {
      toasts.error(statusOf(error) === 409 ? messageOf(error) : otherwise);
      return;
    }
    const open = (): void => void navigate(`/comparison/${found.uid}`);
    toasts.error(found.text, { label: 'Open comparison', onAct: open });
  };
};
