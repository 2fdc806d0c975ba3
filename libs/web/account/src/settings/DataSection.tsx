import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { DATA_EXPORT_TTL_DAYS } from '@safelight/rules';
import { DataExportsDocument, messageOf, RequestDataExportDocument } from '@safelight/web-data';
import { Notice, useToasts } from '@safelight/web-ui';
import { useEffect } from 'react';
import { ExportRow } from './ExportRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Milliseconds between looks at an export under way. */
export const EXPORT_POLL_MS = 3_000;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** A ZIP of everything in the account; its link arrives by mail. */
export const DataSection = () => {
  const toasts = useToasts();
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
    onError: (failure) => {
      toasts.error(messageOf(failure));
      void refetch();
    },
  });
  const exports = data?.dataExports;
  const running = exports?.some(({ state }) => state === 'QUEUED' || state === 'PROCESSING') ?? false;
  useEffect(() => {
    if (!running) return;
    startPolling(EXPORT_POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);

  const content = () => {
    if (exports === undefined && error !== undefined) {
      return (
        <>
          <Notice tone="danger">Failed to load your exports. Please try again.</Notice>
          <Button sx={{ justifySelf: 'start' }} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      );
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
        <Button sx={{ justifySelf: 'start' }} disabled={loading || running} onClick={() => void request()}>
          {running ? 'Export Under Way' : 'Request Export'}
        </Button>
      </>
    );
  };
  return (
    <SettingsSection
      id="data"
      hint={`A ZIP of your pictures and everything we keep about you. We mail you a link that works for ${DATA_EXPORT_TTL_DAYS} days.`}
    >
      {content()}
    </SettingsSection>
  );
};
