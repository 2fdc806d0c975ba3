import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2),
  borderRadius: 8,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginTop: 2 },
  '&[data-tone="danger"]': {
    color: theme.vars.palette.error.main,
    border: `1px solid ${theme.vars.palette.error.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 8%, transparent)`,
  },
  '&[data-tone="success"]': {
    color: theme.vars.palette.success.main,
    border: `1px solid ${theme.vars.palette.success.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.success.main} 8%, transparent)`,
  },
}));

interface NoticeProps {
  readonly tone: 'danger' | 'success';
  readonly children: ReactNode;
}

/** A box within a screen that reports an outcome. Screen readers announce one with the tone `danger` at once. */
export const Notice = ({ tone, children }: NoticeProps) => (
  <Box data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
    {tone === 'danger' ? <CircleAlert size={18} aria-hidden /> : <CircleCheck size={18} aria-hidden />}
    <div>{children}</div>
  </Box>
);
