import { styled } from '@mui/material/styles';
import { TEXTS } from '@safelight/rules';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';

const Root = styled('figure')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  borderRadius: 8,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(0.5, 0.5, 0.5, 1.5),
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& figcaption > :last-child': { marginLeft: 'auto' },
  '& pre': {
    ...theme.typography.mono,
    margin: 0,
    padding: theme.spacing(1.5),
    // Long lines wrap instead of scrolling, so that all of the code is readable by keyboard and on narrow
    // screens.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));

interface CodeBlockProps {
  readonly code: string;
  /** The title above the code. */
  readonly caption: ReactNode;
  /** The label of the copy button. By default it is "Copy". */
  readonly copyLabel?: string;
}

/** A block of code with a copy button. */
export const CodeBlock = ({ code, caption, copyLabel = 'Copy' }: CodeBlockProps) => (
  <Root>
    <figcaption>
      <span>{caption}</span>
      <CopyButton text={code} label={copyLabel} size="small" variant="text" failed={TEXTS.docs.copyFailed} />
    </figcaption>
    <pre>
      <code>{code}</code>
    </pre>
  </Root>
);
