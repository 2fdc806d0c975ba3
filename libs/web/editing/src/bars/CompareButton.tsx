import Button from '@mui/material/Button';
import { Columns2 } from 'lucide-react';
import { IconTool } from '../fields/IconChoice.tsx';

interface CompareButtonProps {
  readonly isComparing: boolean;
  readonly isNarrow: boolean;
  readonly onPress: () => void;
}

/** Shows the original next to the canvas as it is now, or the canvas alone again. */
export const CompareButton = ({ isComparing, isNarrow, onPress }: CompareButtonProps) => {
  const label = isComparing ? 'Single View' : 'Compare';
  return isNarrow ? (
    <IconTool label={label} icon={Columns2} onPress={onPress} />
  ) : (
    <Button
      size="small"
      variant="text"
      sx={{ flex: 'none' }}
      startIcon={<Columns2 size={16} aria-hidden />}
      onClick={onPress}
    >
      {label}
    </Button>
  );
};
