import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

interface PossibleEditsProps {
  readonly prompts: readonly string[];
  readonly disabled?: boolean;
  readonly onChoose: (prompt: string) => void;
}

/** The prompts of edits that would work instead of a refused one; choosing one fills in the prompt. */
export const PossibleEdits = ({ prompts, disabled = false, onChoose }: PossibleEditsProps) => (
  <Box role="group" aria-label="What can be done" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
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
