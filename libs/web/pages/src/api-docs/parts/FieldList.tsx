import { styled } from '@mui/material/styles';
import type { ApiField } from '../document/api-document.ts';
import { withCode } from './with-code.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  fontSize: '0.875rem',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
    gap: theme.spacing(0.25, 2),
    paddingBlock: theme.spacing(1),
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.mono, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dd code': { ...theme.typography.mono },
  '& em': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, fontStyle: 'normal' },
}));

interface FieldListProps {
  readonly fields: readonly ApiField[];
  readonly label: string;
  /** Whether the fields belong to a request, in which required ones are marked. */
  readonly isSent?: boolean;
}

/** A list of fields with their types and descriptions. */
export const FieldList = ({ fields, label, isSent = false }: FieldListProps) => (
  <List aria-label={label}>
    {fields.map(({ name, type, isRequired, description }) => (
      <div key={name}>
        <dt>
          {name} {isRequired && isSent ? <em>required</em> : null}
        </dt>
        <dd>
          <code>{type}</code>
          {description === '' ? null : <> · {withCode(description)}</>}
        </dd>
      </div>
    ))}
  </List>
);
