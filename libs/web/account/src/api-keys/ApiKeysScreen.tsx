import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { TEXTS } from '@safelight/rules';
import { ApiKeysDocument, isPassing } from '@safelight/web-data';
import {
  EmptyState,
  ErrorState,
  formatCount,
  Page,
  PageHeading,
  Panel,
  PrimaryButton,
  usePageTitle,
} from '@safelight/web-ui';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { ApiKeyRow, type NamedKey } from './ApiKeyRow.tsx';
import { UseKeyDialog } from './clients/UseKeyDialog.tsx';
import { CreateKeyDialog, DeleteKeyDialog, NewKeyDialog, RenameKeyDialog } from './KeyDialogs.tsx';
import { RouterLink } from '../AuthCard.tsx';

type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'created'; readonly key: string }
  | { readonly kind: 'use'; readonly key: NamedKey }
  | { readonly kind: 'rename'; readonly key: NamedKey }
  | { readonly kind: 'delete'; readonly key: NamedKey };

/** The screen at /api-keys. */
export const ApiKeysScreen = () => {
  usePageTitle('API Keys');
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** The full keys created during this visit, by id; only these can be copied. */
  const [made, setMade] = useState<Readonly<Record<string, string>>>({});
  const [now] = useState(() => Date.now());
  const close = (): void => setDialog(null);
  const openCreate = (): void => setDialog({ kind: 'create' });
  const keys = data?.apiKeys;
  const requests = data?.me?.usage.requests;

  const list = () => {
    if (keys === undefined && error !== undefined) {
      return (
        <ErrorState
          title={TEXTS.apiKeys.loadFailed}
          onRetry={() => void refetch()}
          isPassing={isPassing(error)}
        />
      );
    }
    if (keys === undefined) return <Skeleton height={96} role="status" aria-label="Loading API keys" />;
    if (keys.length === 0) {
      return (
        <EmptyState
          icon={<KeyRound size={32} />}
          title="No API keys yet"
          hint="API keys let scripts and apps upload to your account."
          action={<PrimaryButton onClick={openCreate}>Create API Key</PrimaryButton>}
        />
      );
    }
    return (
      <Panel as="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {keys.map((key) => (
          <ApiKeyRow
            key={key.id}
            apiKey={key}
            secret={made[key.id] ?? null}
            now={now}
            onUse={(used) => setDialog({ kind: 'use', key: used })}
            onRename={(renamed) => setDialog({ kind: 'rename', key: renamed })}
            onDelete={(doomed) => setDialog({ kind: 'delete', key: doomed })}
          />
        ))}
      </Panel>
    );
  };

  return (
    <Page>
      <PageHeading
        title="API Keys"
        hint={
          <>
            Send a key as <code>Authorization: Api-Key …</code> with your requests.{' '}
            <RouterLink to="/api-docs" sx={{ whiteSpace: 'nowrap' }}>
              API documentation
            </RouterLink>
            <br />
            {/* Keeps its line until the numbers are known. */}
            {requests === undefined
              ? '\u00a0'
              : `All keys share ${formatCount(requests.limit)} requests an hour: ${formatCount(requests.remaining)} left.`}
          </>
        }
        actions={
          keys === undefined || keys.length === 0 ? undefined : (
            <PrimaryButton startIcon={<Plus size={18} />} onClick={openCreate}>
              Create API Key
            </PrimaryButton>
          )
        }
      />
      {list()}
      {dialog?.kind === 'create' ? (
        <CreateKeyDialog
          onClose={close}
          onCreated={({ id, key }) => {
            setMade({ ...made, [id]: key });
            setDialog({ kind: 'created', key });
          }}
        />
      ) : null}
      {dialog?.kind === 'created' ? <NewKeyDialog apiKey={dialog.key} onClose={close} /> : null}
      {dialog?.kind === 'use' ? <UseKeyDialog apiKey={dialog.key} onClose={close} /> : null}
      {dialog?.kind === 'rename' ? <RenameKeyDialog apiKey={dialog.key} onClose={close} /> : null}
      {dialog?.kind === 'delete' ? <DeleteKeyDialog apiKey={dialog.key} onClose={close} /> : null}
    </Page>
  );
};
