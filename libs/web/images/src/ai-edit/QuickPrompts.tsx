import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface QuickPromptsProps {
  readonly prompts: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (prompt: string) => void;
}

/** Edits to start from; choosing one writes it into the description. */
export const QuickPrompts = ({ prompts, disabled, onChoose }: QuickPromptsProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="caption" color="textSecondary">
        Quick Prompts
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
        {prompts.map((prompt) => (
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
