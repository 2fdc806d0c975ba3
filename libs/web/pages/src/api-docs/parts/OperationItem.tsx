import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RING_INSIDE } from '@safelight/web-ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Access, ApiOperation } from '../document/api-document.ts';
import { OperationDetails } from './OperationDetails.tsx';

const Item = styled('details')(({ theme }) => ({
  minWidth: 0,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: '18px 64px minmax(0, 1fr) minmax(0, 1.2fr) 128px',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    padding: theme.spacing(1.5, 2.5),
    minHeight: 48,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    ...RING_INSIDE,
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: '18px auto minmax(0, 1fr)',
      paddingInline: theme.spacing(1.5),
      '& > :nth-of-type(n + 3)': { gridColumn: '2 / -1' },
    },
  },
  '& > summary > svg': { transition: 'transform 140ms ease-out', color: theme.vars.palette.text.secondary },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& > summary > svg': { transition: 'none' } },
}));

const Method = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Path = styled('span')(({ theme }) => ({ ...theme.typography.mono, overflowWrap: 'anywhere' }));

const WHO: Readonly<Record<Access, string>> = {
  anyone: 'Open to anyone',
  optional: 'Key optional',
  user: 'Key needed',
  session: 'Access token only',
};

/** One call: a line that opens to everything about it. */
export const OperationItem = ({ operation }: { readonly operation: ApiOperation }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Item
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <ChevronRight size={16} aria-hidden />
        <Method>{operation.method}</Method>
        <Path>{operation.path}</Path>
        <Typography variant="body2" component="span">
          {operation.summary}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {WHO[operation.access]}
        </Typography>
      </summary>
      {isOpen ? <OperationDetails operation={operation} /> : null}
    </Item>
  );
};
