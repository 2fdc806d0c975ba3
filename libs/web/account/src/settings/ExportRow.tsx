import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type DataExportsQuery,
  type DataExportState,
  type ExportRow_DataExportFragment,
  ExportRow_DataExportFragmentDoc,
} from '@safelight/web-data';
import { formatBytes, formatDate, formatDateTime, Spinner } from '@safelight/web-ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > span': { lineHeight: 0, marginTop: 3 },
  '&[data-state="READY"] > span': { color: theme.vars.palette.success.main },
  '&[data-state="FAILED"] > span': { color: theme.vars.palette.error.main },
}));

const ICONS: Readonly<Record<DataExportState, ReactNode>> = {
  QUEUED: <Spinner size={18} />,
  PROCESSING: <Spinner size={18} />,
  READY: <CircleCheck size={18} aria-hidden />,
  FAILED: <CircleAlert size={18} aria-hidden />,
};

const wordsOf = ({ state, sizeBytes, expiresAt }: ExportRow_DataExportFragment): string => {
  switch (state) {
    case 'QUEUED':
      return 'Waiting to start';
    case 'PROCESSING':
      return 'In progress';
    case 'READY': {
      const size = sizeBytes === null ? '' : ` (${formatBytes(sizeBytes)})`;
      const end = expiresAt === null ? '' : `, and it works until ${formatDate(expiresAt)}`;
      return `Ready${size}. The link is in your mail${end}.`;
    }
    case 'FAILED':
      return 'The export failed. Nothing was lost; please request it again.';
    default:
      return state satisfies never;
  }
};

/** A row for one export, with its progress. */
export const ExportRow = ({
  dataExport,
}: {
  readonly dataExport: DataExportsQuery['dataExports'][number];
}) => {
  const { data, complete } = useFragment({ fragment: ExportRow_DataExportFragmentDoc, from: dataExport });
  if (!complete) return null;
  return (
    <Row data-state={data.state}>
      <span>{ICONS[data.state]}</span>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {wordsOf(data)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          Requested {formatDateTime(data.createdAt)}
        </Typography>
      </Box>
    </Row>
  );
};
