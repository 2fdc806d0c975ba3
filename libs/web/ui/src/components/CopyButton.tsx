import Button, { type ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCopy } from './use-copy.ts';

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
  const copy = useCopy();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      {...button}
      startIcon={copied ? <Check size={16} /> : <Copy size={16} />}
      onClick={() => void copy(text, { failed }).then(setCopied)}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
};
