import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId } from 'react';

interface TagChipsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}

/** Tags of which any number can be chosen. */
export const TagChips = ({ label, tags, chosen, onChosen }: TagChipsProps) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {tags.map((tag) => {
          const pressed = chosen.includes(tag);
          return (
            <Chip
              key={tag}
              label={tag}
              variant={pressed ? 'filled' : 'outlined'}
              aria-pressed={pressed}
              {...(pressed ? { icon: <Check size={14} aria-hidden /> } : {})}
              onClick={() => onChosen(pressed ? chosen.filter((other) => other !== tag) : [...chosen, tag])}
            />
          );
        })}
      </Box>
    </Box>
  );
};
