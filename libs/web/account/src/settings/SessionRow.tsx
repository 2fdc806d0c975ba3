import { useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  EndSessionDocument,
  plainMessageOf,
  SessionRow_SessionFragmentDoc,
  type SessionsQuery,
} from '@safelight/web-data';
import { formatDate, RelativeTime, useToasts } from '@safelight/web-ui';
import { deviceOf } from '../device.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(1.5),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface SessionRowProps {
  readonly session: SessionsQuery['sessions'][number];
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/** A row for one device on which the person is signed in. */
export const SessionRow = ({ session, now }: SessionRowProps) => {
  const toasts = useToasts();
  const { data, complete } = useFragment({ fragment: SessionRow_SessionFragmentDoc, from: session });
  const [end, { loading }] = useMutation(EndSessionDocument, {
    variables: { id: session.id },
    update: (cache) => {
      cache.evict({ id: cache.identify(session) ?? '' });
      cache.gc();
    },
    onError: (error) => toasts.error(plainMessageOf(error)),
  });
  if (!complete) return null;
  const device = deviceOf(data.userAgent);
  return (
    <Row>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{device}</Typography>
          {data.isCurrent ? <Chip label="This device" size="small" variant="outlined" /> : null}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {data.address === '' ? null : `${data.address} · `}
          {data.isCurrent ? (
            'Active now'
          ) : (
            <>
              Last used <RelativeTime at={data.lastUsedAt} now={now} />
            </>
          )}{' '}
          · Signed in {formatDate(data.createdAt)}
        </Typography>
      </Box>
      {data.isCurrent ? null : (
        <Button
          size="small"
          disabled={loading}
          aria-label={`Sign out ${device}${data.address === '' ? '' : `, ${data.address}`}`}
          onClick={() => void end({ onCompleted: () => toasts.success(`Signed out ${device}`) })}
        >
          Sign Out
        </Button>
      )}
    </Row>
  );
};
