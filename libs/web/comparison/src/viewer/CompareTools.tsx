import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Choice, useTouchScreen } from '@safelight/web-ui';
import { CircleHelp, Columns2, Hand, SquareSplitHorizontal } from 'lucide-react';
import type { CompareMode } from './ComparisonStage.tsx';
import type { useHelpHint } from './use-help-hint.ts';
import type { useHold } from './use-hold.ts';

const MODES = [
  { value: 'hold', label: 'Hold', icon: <Hand size={16} aria-hidden /> },
  { value: 'slider', label: 'Slider', icon: <SquareSplitHorizontal size={16} aria-hidden /> },
  { value: 'side-by-side', label: 'Side by Side', icon: <Columns2 size={16} aria-hidden /> },
] as const;

type Hints = Readonly<Record<CompareMode, string>>;

const HINTS: Hints = {
  hold: 'Hold the image, or press Space, to see the original. Zoom with the wheel or + and −.',
  slider: 'Drag the edge: the original is at its left, the edited image at its right.',
  'side-by-side': 'Zoom and drag either image: the other follows.',
};

/** The hints for touch screens without mouse and keyboard. */
const TOUCH_HINTS: Hints = {
  hold: 'Touch and hold the image to see the original. Zoom with two fingers.',
  slider: HINTS.slider,
  'side-by-side': 'Zoom either image with two fingers and drag it: the other follows.',
};

interface CompareToolsProps {
  readonly mode: CompareMode;
  readonly onMode: (mode: CompareMode) => void;
  readonly hold: ReturnType<typeof useHold>;
  readonly ready: boolean;
  readonly hint: ReturnType<typeof useHelpHint>;
}

/** Buttons to choose the way of comparing, a button that shows the original while it is held, and help. */
export const CompareTools = ({ mode, onMode, hold, ready, hint }: CompareToolsProps) => {
  const hints = useTouchScreen() ? TOUCH_HINTS : HINTS;
  return (
    <div className="tools">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Choice label="How to compare" value={mode} options={MODES} onValue={onMode} />
        {mode === 'hold' ? (
          <Button
            data-hold
            aria-pressed={hold.held}
            disabled={!ready}
            sx={{ touchAction: 'none', userSelect: 'none' }}
            {...hold.surface}
            onPointerLeave={hold.surface.onPointerUp}
          >
            Hold to See the Original
          </Button>
        ) : null}
        <IconButton aria-label="Help" aria-expanded={hint.shown} sx={{ ml: 'auto' }} onClick={hint.toggle}>
          <CircleHelp size={18} />
        </IconButton>
      </Box>
      <Typography
        role="note"
        variant="body2"
        color="textSecondary"
        // A hidden hint still occupies its line, so that the picture above does not move.
        sx={{ mt: 1, visibility: hint.shown ? 'visible' : 'hidden' }}
      >
        {hints[mode]}
      </Typography>
    </div>
  );
};
