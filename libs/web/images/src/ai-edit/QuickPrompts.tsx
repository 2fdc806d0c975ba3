import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

interface QuickPromptsProps {
  readonly prompts: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (prompt: string) => void;
}

/**
 * Edits to start from; choosing one writes it into the description. Others take their place only while neither the
 * pointer nor the focus is on them.
 */
export const QuickPrompts = ({ prompts, disabled, onChoose }: QuickPromptsProps) => {
  const id = useId();
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const hold = (): void => {
    setHeld((known) => known ?? prompts);
  };
  const letGo = (): void => {
    setHeld(null);
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Typography id={id} variant="caption" color="textSecondary">
        Quick Prompts
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
        {(held ?? prompts).map((prompt) => (
          <Chip
            key={prompt}
            label={prompt}
            variant="outlined"
            disabled={disabled}
            onClick={() => {
              onChoose(prompt);
            }}
          />
        ))}
      </Box>
    </div>
  );
};
