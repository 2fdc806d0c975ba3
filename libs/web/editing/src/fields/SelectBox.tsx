import { styled } from '@mui/material/styles';
import { NativeSelect } from '@safelight/web-ui';
import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { UNZOOMED } from './unzoomed.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& label': { flex: 'none' },
  '& select': {
    flex: 1,
    minWidth: 0,
    height: 32,
    font: 'inherit',
    appearance: 'none',
    textOverflow: 'ellipsis',
    paddingInline: theme.spacing(1, 3.5),
    borderRadius: 8,
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface.sunken,
    border: `1px solid ${theme.vars.palette.surface.control}`,
    '&:hover': { borderColor: theme.vars.palette.text.secondary },
    '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  },
  '& option': { backgroundColor: theme.vars.palette.surface.overlay },
  '& svg': { position: 'absolute', right: 10, pointerEvents: 'none' },
  '@media (pointer: coarse)': { '& select': { height: 44, fontSize: UNZOOMED } },
}));

interface SelectBoxProps<T extends string> {
  readonly label: string;
  /** True to hide the label visually, but not from screen readers. */
  readonly isLabelHidden?: boolean;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onValue: (value: T) => void;
}

/**
 * A choice from a few options in a line of a panel or bar, with the operating system's own list. After a choice with
 * the pointer the keys belong to the canvas again, where they would otherwise choose another option by its letter;
 * after a choice with the keyboard the focus stays.
 */
export const SelectBox = <T extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  disabled = false,
  onValue,
}: SelectBoxProps<T>) => {
  const id = useId();
  const isByPointer = useRef(false);
  return (
    <Root
      onPointerDown={() => {
        isByPointer.current = true;
      }}
      onKeyDown={() => {
        isByPointer.current = false;
      }}
      onChange={({ target }) => {
        if (isByPointer.current && target instanceof HTMLElement) target.blur();
      }}
    >
      {isLabelHidden ? null : <label htmlFor={id}>{label}</label>}
      <NativeSelect<T>
        {...(isLabelHidden ? { 'aria-label': label } : { id })}
        value={value}
        options={options}
        disabled={disabled}
        onValue={onValue}
      />
      <ChevronDown size={14} aria-hidden />
    </Root>
  );
};
