import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OTHER_PICTURE_SUGGESTIONS } from '@safelight/rules';
import { useId, useRef, useState } from 'react';
import { PromptChips } from './PromptChips.tsx';

interface QuickPromptsProps {
  readonly prompts: readonly string[];
  /** Whether the edit has another picture; prompts for it then come first. */
  readonly hasOtherPicture: boolean;
  readonly disabled: boolean;
  readonly onChoose: (prompt: string) => void;
}

/**
 * Suggested prompts; choosing one fills in the prompt. New suggestions replace these only while neither the
 * pointer nor the focus is on them.
 */
export const QuickPrompts = ({ prompts: own, hasOtherPicture, disabled, onChoose }: QuickPromptsProps) => {
  const id = useId();
  const prompts = hasOtherPicture ? [...OTHER_PICTURE_SUGGESTIONS, ...own].slice(0, own.length) : own;
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const on = useRef({ pointer: false, focus: false });
  const follow = (what: 'pointer' | 'focus', isOn: boolean): void => {
    on.current[what] = isOn;
    if (on.current.pointer || on.current.focus) setHeld((known) => known ?? prompts);
    else setHeld(null);
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      onPointerEnter={() => follow('pointer', true)}
      onPointerLeave={() => follow('pointer', false)}
      onFocus={() => follow('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) => follow('focus', currentTarget.contains(relatedTarget))}
    >
      <Typography id={id} variant="caption" color="textSecondary">
        Quick Prompts
      </Typography>
      <Box sx={{ mt: 0.75 }}>
        <PromptChips prompts={held ?? prompts} disabled={disabled} onChoose={onChoose} />
      </Box>
    </div>
  );
};
