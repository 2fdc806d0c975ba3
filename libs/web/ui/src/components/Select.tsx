import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '& select': {
    ...theme.typography.body2,
    fontWeight: 500,
    appearance: 'none',
    height: 46,
    paddingInline: theme.spacing(1.5, 4.5),
    borderRadius: 8,
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface.sunken,
    border: `1px solid ${theme.vars.palette.surface.control}`,
    '&:hover': { borderColor: theme.vars.palette.text.secondary },
  },
  '& option': { backgroundColor: theme.vars.palette.surface.overlay },
  '& svg': {
    position: 'absolute',
    right: 12,
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
}));

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onValue: (value: T) => void;
}

/** One of a few, by the system's own list. */
export const Select = <T extends string>({ label, value, options, onValue }: SelectProps<T>) => (
  <Root>
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen !== undefined) onValue(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={16} aria-hidden />
  </Root>
);
