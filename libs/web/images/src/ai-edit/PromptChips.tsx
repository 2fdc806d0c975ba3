import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export interface PromptChipsProps {
  readonly prompts: readonly string[];
  readonly disabled?: boolean;
  readonly onChoose: (prompt: string) => void;
}

/** Prompts to choose from; choosing one fills in the prompt. The parent names the group. */
export const PromptChips = ({ prompts, disabled = false, onChoose }: PromptChipsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {prompts.map((prompt) => (
      <Chip
        key={prompt}
        label={prompt}
        variant="outlined"
        disabled={disabled}
        onClick={() => onChoose(prompt)}
      />
    ))}
  </Box>
);
