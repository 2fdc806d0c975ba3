import { styled } from '@mui/material/styles';
import { RING_INSIDE } from '@safelight/web-ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const Item = styled('details', { shouldForwardProp: (name) => name !== 'columns' })<{
  readonly columns: string;
}>(({ theme, columns }) => ({
  minWidth: 0,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: `18px ${columns}`,
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

interface DisclosureProps {
  /**
   * The columns of the line's cells, in the syntax of `grid-template-columns`. On narrow screens the third and
   * later ones wrap.
   */
  readonly columns: string;
  /** The cells of the line that is always visible. */
  readonly summary: ReactNode;
  /** The details, rendered while the line is expanded. */
  readonly children: () => ReactNode;
}

/** A line that expands to show details. */
export const Disclosure = ({ columns, summary, children }: DisclosureProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Item columns={columns} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={16} aria-hidden />
        {summary}
      </summary>
      {isOpen ? children() : null}
    </Item>
  );
};
