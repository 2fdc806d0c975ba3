import Button from '@mui/material/Button';
import { asksToPaint, paintPathOf } from '@safelight/rules';
import { Brush } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { PaintAreaContext } from './paint-area.context.ts';

interface PaintAreaLinkProps {
  /** The hints, or the reason of a failure, which may ask the person to paint. */
  readonly text: string;
  readonly imageUid: string;
  readonly prompt: string;
}

/**
 * The way to what a hint asks for: where a hint says to paint over a part, this takes the brush, or opens the
 * editor with the brush and the prompt.
 */
export const PaintAreaLink = ({ text, imageUid, prompt }: PaintAreaLinkProps) => {
  const paint = use(PaintAreaContext);
  if (!asksToPaint(text)) return null;
  const looks = {
    size: 'small',
    startIcon: <Brush size={16} aria-hidden />,
    sx: { justifySelf: 'start' },
  } as const;
  return paint === null ? (
    <Button {...looks} component={Link} to={paintPathOf(imageUid)} state={{ prompt }}>
      Open the Editor to Paint
    </Button>
  ) : (
    <Button {...looks} onClick={paint}>
      Paint Area
    </Button>
  );
};
