import { useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { TEXTS } from '@safelight/rules';
import { ApiKeyRow_ApiKeyFragmentDoc, type ApiKeysQuery, UpdateApiKeyDocument } from '@safelight/web-data';
import { CopyButton, formatCount, formatDate, RelativeTime, useCopy, useToasts } from '@safelight/web-ui';
import { Copy, Pencil, Trash2 } from 'lucide-react';

/** The percentages of the hourly limit above which the bar turns to a warning and to an error (spec: accounts §9). */
const WARNING_ABOVE = 60;
const DANGER_ABOVE = 80;
const RECENT_MS = 7 * 24 * 60 * 60 * 1_000;

type UsageTone = 'normal' | 'warning' | 'danger';

/** Returns how much of the limit is used, as a percentage, and the tone of the bar. */
export const usageOf = (
  count: number,
  limit: number,
): { readonly percent: number; readonly tone: UsageTone } => {
  const percent = limit <= 0 ? 0 : Math.min(100, (count / limit) * 100);
  if (percent > DANGER_ABOVE) return { percent, tone: 'danger' };
  return { percent, tone: percent > WARNING_ABOVE ? 'warning' : 'normal' };
};

/** True when the key was used in the last seven days. `lastUsed` is in ISO 8601, `now` in epoch milliseconds. */
export const isRecentlyUsed = (lastUsed: string | null, now: number): boolean =>
  lastUsed !== null && now - Date.parse(lastUsed) < RECENT_MS;

/** Returns an API key as it is shown after its creation: its first 8 and last 4 characters. */
export const maskedKey = (prefix: string, lastFour: string): string => `${prefix}…${lastFour}`;

const COLORS: Readonly<Record<UsageTone, 'info' | 'warning' | 'error'>> = {
  normal: 'info',
  warning: 'warning',
  danger: 'error',
};

/** The size of a button beside a line of text. */
const BESIDE_TEXT = { m: -0.5, '@media (pointer: fine)': { width: 28, height: 28 } } as const;

interface UsageBarProps {
  /** The number of requests this hour. */
  readonly count: number;
  /** The hourly limit of the plan. */
  readonly limit: number;
  /** The total number of requests. */
  readonly total: number;
}

/** Shows the requests in this hour as a share of the plan's limit, and the total number. */
const UsageBar = ({ count, limit, total }: UsageBarProps) => {
  const { percent, tone } = usageOf(count, limit);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 140 }}>
      <Typography variant="caption" color="textSecondary">
        {formatCount(count)} / {formatCount(limit)} requests this hour ({Math.round(percent)}%)
      </Typography>
      <LinearProgress variant="determinate" value={percent} color={COLORS[tone]} aria-label="Requests used" />
      <Typography variant="caption" color="textSecondary">
        {formatCount(total)} in all
      </Typography>
    </Box>
  );
};

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(160px, 240px) auto',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(2.5, 3),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: theme.spacing(2) },
}));

/** The fields of a key that the dialogs need. */
export interface NamedKey {
  readonly id: string;
  readonly name: string;
}

interface ApiKeyRowProps {
  readonly apiKey: ApiKeysQuery['apiKeys'][number];
  /** The full key, if it was created during this visit; otherwise null, because it is not stored. */
  readonly secret: string | null;
  /** The current time in epoch milliseconds. */
  readonly now: number;
  readonly onUse: (key: NamedKey) => void;
  readonly onRename: (key: NamedKey) => void;
  readonly onDelete: (key: NamedKey) => void;
}

/** A row for an API key: its name, its usage and its buttons. */
export const ApiKeyRow = ({ apiKey, secret, now, onUse, onRename, onDelete }: ApiKeyRowProps) => {
  const toasts = useToasts();
  const copy = useCopy();
  const { data: key, complete } = useFragment({ fragment: ApiKeyRow_ApiKeyFragmentDoc, from: apiKey });
  const [update, { loading }] = useMutation(UpdateApiKeyDocument, {
    onError: () => toasts.error(TEXTS.apiKeys.updateFailed),
  });
  if (!complete) {
    return (
      <Row>
        <Typography role="alert">{TEXTS.apiKeys.loadDetailsFailed}</Typography>
      </Row>
    );
  }
  // With the prefix a person finds the program that has the key.
  const copyPrefix = (): void =>
    void copy(key.prefix, { copied: 'Prefix copied', failed: TEXTS.apiKeys.copyFailed });
  return (
    <Row>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h4" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {key.name}
          </Typography>
          <IconButton
            aria-label={`Rename ${key.name}`}
            onClick={() => onRename({ id: key.id, name: key.name })}
            sx={BESIDE_TEXT}
          >
            <Pencil size={14} />
          </IconButton>
          {isRecentlyUsed(key.lastUsed, now) ? (
            <Chip label="Recently Used" size="small" variant="outlined" />
          ) : null}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="mono">{maskedKey(key.prefix, key.lastFour)}</Typography>
          {secret === null ? (
            <IconButton aria-label={`Copy prefix of ${key.name}`} onClick={copyPrefix} sx={BESIDE_TEXT}>
              <Copy size={14} />
            </IconButton>
          ) : null}
        </Box>
        <Typography variant="caption" color="textSecondary">
          Created {formatDate(key.createdAt)} ·{' '}
          {key.lastUsed === null ? (
            'Never used'
          ) : (
            <>
              Last used <RelativeTime at={key.lastUsed} now={now} />
            </>
          )}
        </Typography>
      </Box>
      <UsageBar count={key.requestsCount} limit={key.requestsLimit} total={key.requestsTotal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: '0.875rem' }}>
          <Switch
            checked={key.isActive}
            disabled={loading}
            onChange={(_, isActive) => void update({ variables: { id: key.id, input: { isActive } } })}
          />
          <span style={{ minWidth: 56 }}>{key.isActive ? 'Active' : 'Inactive'}</span>
        </Box>
        {secret === null ? null : (
          <CopyButton text={secret} label="Copy" size="small" failed={TEXTS.apiKeys.copyFailed} />
        )}
        <Button
          size="small"
          aria-label={`Use It in… ${key.name}`}
          onClick={() => onUse({ id: key.id, name: key.name })}
        >
          Use It in…
        </Button>
        <Button
          size="small"
          startIcon={<Trash2 size={16} />}
          aria-label={`Delete ${key.name}`}
          onClick={() => onDelete({ id: key.id, name: key.name })}
        >
          Delete
        </Button>
      </Box>
    </Row>
  );
};
