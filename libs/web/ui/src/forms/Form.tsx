import { styled } from '@mui/material/styles';

/** Fields one above the other; what is wrong is said by the fields, not by the browser. */
export const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));
