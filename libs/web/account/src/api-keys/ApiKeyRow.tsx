import { useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { ApiKeyRow_ApiKeyFragmentDoc, type ApiKeysQuery, UpdateApiKeyDocument } from '@safelight/web-data';
import { CopyButton, formatDate, useToasts } from '@safelight/web-ui';
import { Trash2 } from 'lucide-react';
import { isRecentlyUsed, maskedKey } from './api-key-usage.ts';
import { UsageBar } from './UsageBar.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(160px, 240px) auto',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(2.5, 3),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr', padding: theme.spacing(2) },
}));

interface ApiKeyRowProps {
  readonly apiKey: ApiKeysQuery['apiKeys'][number];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onDelete: (key: { readonly id: string; readonly name: string }) => void;
}

/** One key: what it is called, how much it is used, and what can be done with it. */
export const ApiKeyRow = ({ apiKey, now, onDelete }: ApiKeyRowProps) => {
  const toasts = useToasts();
  const { data: key, complete } = useFragment({ fragment: ApiKeyRow_ApiKeyFragmentDoc, from: apiKey });
  const [update, { loading }] = useMutation(UpdateApiKeyDocument, {
    onError: () => toasts.error(TEXTS.apiKeys.updateFailed),
  });
  if (!complete) return null;
  const masked = maskedKey(key.prefix, key.lastFour);
  const used = key.lastUsed === null ? 'Never used' : `Last used ${formatDate(key.lastUsed)}`;
  return (
    <Row>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h4" component="h2" noWrap>
            {key.name}
          </Typography>
          {isRecentlyUsed(key.lastUsed, now) ? (
            <Chip label="Recently Used" size="small" variant="outlined" />
          ) : null}
        </Box>
        <Typography variant="mono">{masked}</Typography>
        <Typography variant="caption" color="textSecondary">
          Created {formatDate(key.createdAt)} · {used}
        </Typography>
      </Box>
      <UsageBar count={key.requestsCount} limit={key.requestsLimit} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: '0.875rem' }}>
          <Switch
            checked={key.isActive}
            disabled={loading}
            onChange={(_, isActive) => void update({ variables: { id: key.id, input: { isActive } } })}
          />
          {key.isActive ? 'Active' : 'Inactive'}
        </Box>
        <CopyButton
          text={masked}
          label="Copy"
          size="small"
          onFailure={() => toasts.error(TEXTS.apiKeys.copyFailed)}
        />
        <Button
          size="small"
          startIcon={<Trash2 size={16} />}
          aria-label={`Delete ${key.name}`}
          onClick={() => {
            onDelete({ id: key.id, name: key.name });
          }}
        >
          Delete
        </Button>
      </Box>
    </Row>
  );
};
