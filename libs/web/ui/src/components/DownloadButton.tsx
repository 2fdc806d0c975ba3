import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { Download } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useToasts } from './toasts/toasts.atoms.ts';

interface DownloadButtonProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Checks with a HEAD request whether a file can be downloaded. Returns the error to show, or null if it can. */
const problemOf = async (href: string): Promise<string | null> => {
  try {
    const { ok, status } = await fetch(href, { method: 'HEAD' });
    if (ok) return null;
    return status === 404 ? TEXTS.images.downloadUnavailable : TEXTS.images.downloadFailed;
  } catch {
    return TEXTS.images.downloadFailed;
  }
};

/**
 * A link that downloads a picture. It first checks that the picture is available, because a browser would
 * save the error page.
 */
export const DownloadButton = ({ href, children }: DownloadButtonProps) => {
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);
  const isThere = useRef(false);
  const ask = async (link: HTMLElement): Promise<void> => {
    setAsking(true);
    const problem = await problemOf(href);
    setAsking(false);
    if (problem !== null) {
      toasts.error(problem);
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
