import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2, 2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 },
  // On a small phone, and on any on its side, panels have few lines.
  '@media (max-height: 600px)': {
    gap: theme.spacing(0.75),
    paddingBlock: theme.spacing(1),
    '& > header': { minHeight: 24 },
  },
  '& > header > h2': { margin: 0, fontSize: '0.8125rem', fontWeight: 600 },
}));

interface SectionProps {
  readonly title: string;
  /** A control that is shown next to the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a panel with a heading. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </Root>
  );
};

/** Fields in as many columns as fit. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1),
}));

/** A row of small buttons. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));
