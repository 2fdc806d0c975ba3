import Button, { type ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { writeToClipboard } from '../write-to-clipboard.ts';
import { useToasts } from './toasts/toasts.atoms.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'fullWidth'> {
  readonly text: string;
  readonly label: string;
  /** The message of the toast when the browser refuses access to the clipboard. */
  readonly failed: string;
}

/** How long the label of the button is "Copied", in milliseconds. */
const COPIED_MS = 2_000;

/** A button that copies `text` to the clipboard and confirms it in its label. */
export const CopyButton = ({ text, label, failed, ...button }: CopyButtonProps) => {
  const toasts = useToasts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await writeToClipboard(text);
      setCopied(true);
    } catch {
      toasts.error(failed);
    }
  };
  return (
    <Button
      {...button}
      startIcon={copied ? <Check size={16} /> : <Copy size={16} />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
};
