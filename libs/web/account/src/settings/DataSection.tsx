import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { DATA_EXPORT_TTL_DAYS } from '@safelight/rules';
import {
  codeOf,
  DataExportsDocument,
  DataSection_UserFragmentDoc,
  formRefusal,
  plainMessageOf,
  RequestDataExportDocument,
} from '@safelight/web-data';
import { focusFirstField, FormDialog, Notice, PasswordField, useForm, useToasts } from '@safelight/web-ui';
import { useEffect, useState } from 'react';
import { SignInAgain } from '../google/SignInAgain.tsx';
import { ExportRow } from './ExportRow.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import { type LeavingUser, SettingsSection } from './SettingsSection.tsx';

interface PasswordDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Performs the action. The dialog shows its error. */
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before an action that a stolen session must not allow. */
const PasswordDialog = (props: PasswordDialogProps) => {
  const { title, hint, submitLabel, busyLabel, onConfirm, onClose } = props;
  const { form, field, message, refuse, ref } = useForm({ password: '' });
  const formRef = useForkRef(ref, focusFirstField);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm(form.password);
    } catch (error) {
      refuse(formRefusal(error, ['password'], { WRONG_PASSWORD: 'password', PASSWORD_REQUIRED: 'password' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      content={{ sx: { display: 'grid', gap: 2.5 } }}
      form={{ ref: formRef, noValidate: true, 'aria-label': title }}
      submitLabel={isBusy ? busyLabel : submitLabel}
      canSubmit={!isBusy && form.password !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{hint}</Typography>
      {message === null ? null : <Notice tone="danger">{message}</Notice>}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        {...field('password')}
      />
    </FormDialog>
  );
};

/** The interval in milliseconds at which a running export is polled. */
export const EXPORT_POLL_MS = 3_000;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Requests a ZIP of everything in the account, the link to which arrives by email. */
export const DataSection = ({ user }: { readonly user: LeavingUser }) => {
  const toasts = useToasts();
  const { data: owner } = useFragment({ fragment: DataSection_UserFragmentDoc, from: user });
  const [asking, setAsking] = useState(false);
  const [mustSignIn, setMustSignIn] = useState(false);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(DataExportsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [request, { loading }] = useMutation(RequestDataExportDocument, {
    update: (cache, { data: answer }) => {
      const made = answer?.requestDataExport;
      if (made === undefined) return;
      cache.updateQuery({ query: DataExportsDocument }, (known) =>
        known === null ? known : { ...known, dataExports: [made, ...known.dataExports] },
      );
    },
  });
  /**
   * An error that is not about the password is shown by a toast. The list is loaded again, because it may
   * contain a running export.
   */
  const start = async (password: string | null): Promise<void> => {
    try {
      await request({ variables: { password } });
      setAsking(false);
    } catch (failure) {
      const code = codeOf(failure);
      if (code === 'WRONG_PASSWORD' || code === 'PASSWORD_REQUIRED') throw failure;
      setAsking(false);
      if (code === 'FRESH_SIGN_IN_REQUIRED') setMustSignIn(true);
      else toasts.error(plainMessageOf(failure));
      void refetch();
    }
  };
  const exports = data?.dataExports;
  const running = exports?.some(({ state }) => state === 'QUEUED' || state === 'PROCESSING') ?? false;
  useEffect(() => {
    if (!running) return;
    startPolling(EXPORT_POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);

  const content = () => {
    if (exports === undefined && error !== undefined) {
      return <SectionFailed what="exports" error={error} onRetry={() => void refetch()} />;
    }
    if (exports === undefined) return <Skeleton height={64} role="status" aria-label="Loading exports" />;
    return (
      <>
        <Box aria-live="polite" sx={{ '&:empty': { mb: -2 } }}>
          {exports.length === 0 ? null : (
            <List aria-label="Exports">
              {exports.map((dataExport) => (
                <ExportRow key={dataExport.id} dataExport={dataExport} />
              ))}
            </List>
          )}
        </Box>
        {mustSignIn ? <SignInAgain returnTo="/settings#data" /> : null}
        <Button
          sx={{ justifySelf: 'start' }}
          disabled={loading || running}
          onClick={() => {
            if (owner.hasPassword === false) void start(null);
            else setAsking(true);
          }}
        >
          {running ? 'Export in Progress' : 'Request Export'}
        </Button>
        {asking ? (
          <PasswordDialog
            title="Export Your Data"
            hint="The link in the mail opens everything you have here. Confirm that it is you."
            submitLabel="Request Export"
            busyLabel="Requesting..."
            onConfirm={start}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </>
    );
  };
  return (
    <SettingsSection
      id="data"
      hint={`A ZIP of your images and everything we keep about you. We mail you a link that works for ${DATA_EXPORT_TTL_DAYS} days.`}
    >
      {content()}
    </SettingsSection>
  );
};
