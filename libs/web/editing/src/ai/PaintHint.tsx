import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { showPrompt } from '@safelight/web-images';
import { useAtomValue, useSetAtom } from 'jotai';
import { Brush, X } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { changeChromeAtom, chromeAtom } from '../chrome/chrome.atoms.ts';
import { HintBar } from '../chrome/hint-bar.ts';
import { useAi } from './ai-context.ts';

interface PaintHintProps {
  readonly isNarrow: boolean;
  /** Called when the hint is not needed any more. */
  readonly onEnd: () => void;
}

/**
 * Says what to do in an editor that was opened to paint the area of an edit whose prompt is already in the panel. On
 * a phone it leads to the panel, which is in the closed sheet.
 */
export const PaintHint = ({ isNarrow, onEnd }: PaintHintProps) => {
  const { running } = useAi().edit;
  const { sheet } = useAtomValue(chromeAtom);
  const change = useSetAtom(changeChromeAtom);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (running) end();
  }, [running]);
  /** Does what makes a button of the hint disappear. Who pressed it by keyboard continues in the prompt. */
  const act = (does: () => void) => (event: MouseEvent) => {
    flushSync(does);
    if (event.detail === 0) showPrompt({ isFocused: true });
  };
  if (isNarrow && sheet !== 'closed') return null;
  return (
    <HintBar aria-label="Next step">
      <Brush size={18} aria-hidden />
      <p role="status">
        Paint over what should change, then press {isNarrow ? 'Continue' : 'Generate Edit'}.
      </p>
      {isNarrow ? (
        <Button size="small" onClick={act(() => change({ sheet: 'half' }))}>
          Continue
        </Button>
      ) : null}
      <IconButton aria-label="Dismiss" onClick={act(onEnd)}>
        <X size={16} aria-hidden />
      </IconButton>
    </HintBar>
  );
};
