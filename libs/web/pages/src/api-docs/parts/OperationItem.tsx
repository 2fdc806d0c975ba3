import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Access, ApiOperation } from '../document/api-document.ts';
import { Disclosure } from './Disclosure.tsx';
import { OperationDetails } from './OperationDetails.tsx';

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

/** One operation: a line that expands to show its details. */
export const OperationItem = ({ operation }: { readonly operation: ApiOperation }) => (
  <Disclosure
    columns="64px minmax(0, 1fr) minmax(0, 1.2fr) 128px"
    summary={
      <>
        <Method>{operation.method}</Method>
        <Path>{operation.path}</Path>
        <Typography variant="body2" component="span">
          {operation.summary}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {WHO[operation.access]}
        </Typography>
      </>
    }
  >
    {() => <OperationDetails operation={operation} />}
  </Disclosure>
);
