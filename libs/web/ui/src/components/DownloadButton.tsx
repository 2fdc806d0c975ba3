import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { Download } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useToasts } from './toasts/toasts.atoms.ts';

interface DownloadButtonProps {
  readonly href: string;
  /** Called when the file is not there, or no longer for this viewer. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/** The status codes of the answers about a file that is not there, or not for this viewer. */
const MISSING: readonly (number | null)[] = [403, 404, 410, 451];

/** Asks with a HEAD request for the status of a file. Returns null if there was no answer. */
const statusAt = async (href: string): Promise<number | null> => {
  try {
    return (await fetch(href, { method: 'HEAD' })).status;
  } catch {
    return null;
  }
};

/**
 * A link that downloads a picture. It first checks that the picture is available, because a browser would
 * save the error page.
 */
export const DownloadButton = ({ href, onMissing, children }: DownloadButtonProps) => {
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);
  const isThere = useRef(false);
  const ask = async (link: HTMLElement): Promise<void> => {
    setAsking(true);
    const status = await statusAt(href);
    setAsking(false);
    if (MISSING.includes(status)) {
      toasts.error(TEXTS.images.downloadUnavailable);
      onMissing();
      return;
    }
    if (status === null || status >= 400) {
      toasts.error(TEXTS.images.downloadFailed);
      return;
    }
    isThere.current = true;
    link.click();
  };
  return (
    <Button
      component="a"
      href={href}
      download
      aria-busy={asking}
      startIcon={<Download size={16} />}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const goes = isThere.current;
        isThere.current = false;
        if (goes) return;
        event.preventDefault();
        if (!asking) void ask(event.currentTarget);
      }}
    >
      {children}
    </Button>
  );
};
