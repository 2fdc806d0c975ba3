import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { type SelectHTMLAttributes, useId } from 'react';
import { FieldLabel, FieldRoot } from './Field.tsx';

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '& select': {
    width: '100%',
    ...theme.typography.body2,
    fontWeight: 500,
    appearance: 'none',
    height: 40,
    // Browsers of phones zoom the page to a field with smaller letters.
    '@media (pointer: coarse)': { height: 44, fontSize: '1rem' },
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

interface ChoiceOf<T extends string> {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onValue: (value: T) => void;
}

type ListProps<T extends string> = ChoiceOf<T> &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'aria-label' | 'disabled' | 'id' | 'name' | 'required'>;

/** A native select without the browser's own style. Its arrow is the `ChevronDown` next to it. */
export const NativeSelect = <T extends string>({ value, options, onValue, ...select }: ListProps<T>) => (
  <select
    {...select}
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
);

const List = <T extends string>(list: ListProps<T>) => (
  <Root>
    <NativeSelect {...list} />
    <ChevronDown size={16} aria-hidden />
  </Root>
);

type SelectProps<T extends string> = ChoiceOf<T> & { readonly label: string };

/** A choice from a few options, with the operating system's own list. */
export const Select = <T extends string>({ label, ...list }: SelectProps<T>) => (
  <List<T> {...list} aria-label={label} />
);

type SelectFieldProps<T extends string> = SelectProps<T> & Pick<ListProps<T>, 'name' | 'required'>;

/** A `Select` for forms: with the label above it, and as wide as the other fields. */
export const SelectField = <T extends string>({ label, ...list }: SelectFieldProps<T>) => {
  const id = useId();
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <List<T> {...list} id={id} />
    </FieldRoot>
  );
};
