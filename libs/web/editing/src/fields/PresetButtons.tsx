import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  gap: theme.spacing(0.75),
  '& > button': { minWidth: 0, paddingInline: theme.spacing(0.5) },
  '& > button[aria-pressed="true"]': {
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.selected,
  },
}));

interface PresetButtonsProps<T extends string> {
  readonly label: string;
  readonly presets: readonly T[];
  /** The preset that matches the current settings; null for none. */
  readonly value: T | null;
  readonly onChoose: (preset: T) => void;
}

/** Presets of settings, each as a button with its name. */
export const PresetButtons = <T extends string>({
  label,
  presets,
  value,
  onChoose,
}: PresetButtonsProps<T>) => (
  <Row role="group" aria-label={label}>
    {presets.map((preset) => (
      <Button key={preset} size="small" aria-pressed={preset === value} onClick={() => onChoose(preset)}>
        {preset}
      </Button>
    ))}
  </Row>
);
