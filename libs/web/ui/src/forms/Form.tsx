import { styled } from '@mui/material/styles';

/** The layout of a form. The fields show their errors themselves, so the browser's own validation is off. */
export const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));
