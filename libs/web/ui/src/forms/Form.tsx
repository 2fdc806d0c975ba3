import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Notice } from '../components/Notice.tsx';

const Root = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

interface FormProps extends Omit<ComponentProps<typeof Root>, 'onSubmit'> {
  /** A message about the form as a whole, shown above the fields. */
  readonly message?: string | null;
  readonly onSubmit: () => unknown;
}

/** A form without the browser's own validation, because the fields show their errors themselves. */
export const Form = ({ message = null, onSubmit, children, ...form }: FormProps) => (
  <Root
    noValidate
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {message === null ? null : <Notice tone="danger">{message}</Notice>}
    {children}
  </Root>
);
