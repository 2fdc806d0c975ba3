import { messageOf, statusOf } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';
import { useNavigate } from 'react-router';
import { comparisonInTheWay } from './comparison-in-the-way.ts';

/**
 * Shows a toast that says why a change of an image failed: the comparison that shows the image, with a link
 * to it; the server's message for other conflicts; `otherwise` for everything else. `subject` names what was
 * to be changed when it is not the image.
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
    const open = (): void => void navigate(`/comparison/${found.uid}`);
    toasts.error(found.text, { label: 'Open comparison', onAct: open });
  };
};
