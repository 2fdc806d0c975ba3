import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minWidth: 0,
  height: 32,
  paddingInline: theme.spacing(1),
  borderRadius: 8,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.sunken,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&:focus-within': { borderColor: theme.vars.palette.text.secondary },
  '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
  '& label': { flex: 'none', cursor: 'text' },
  '@media (pointer: coarse)': { height: 44 },
}));

/** A field for a number in one line with its label; see `NumberInput`. */
export const NumberField = ({ label, ...number }: NumberInputProps & { readonly label: string }) => {
  const id = useId();
  return (
    <Root className="number-field">
      <label htmlFor={id}>{label}</label>
      <NumberInput id={id} {...number} />
    </Root>
  );
};
