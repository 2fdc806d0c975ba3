import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  formatBytes,
  formatContentType,
  formatCount,
  formatDate,
  formatDimensions,
  PanelBody,
} from '@safelight/web-ui';
import type { ViewedComparison, ViewedSide } from './comparison.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 550, overflowWrap: 'anywhere' },
}));

const FactList = ({ facts }: { readonly facts: readonly (readonly [string, string])[] }) => (
  <Facts>
    {facts.map(([name, value]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);

const sideFacts = (side: ViewedSide) =>
  [
    ['File', side.originalFilename],
    ['Dimensions', formatDimensions(side.width, side.height)],
    ['Size', formatBytes(side.fileSize)],
    ['Type', formatContentType(side.contentType)],
  ] as const;

/** The facts of a comparison and its two pictures. */
export const ComparisonInfo = ({ comparison }: { readonly comparison: ViewedComparison }) => (
  <PanelBody>
    <Typography variant="h4" component="h2">
      Details
    </Typography>
    <FactList
      facts={[
        ['Views', formatCount(comparison.viewCount)],
        ['Published', formatDate(comparison.createdAt)],
      ]}
    />
    <Typography variant="body2" component="h3" sx={{ fontWeight: 650 }}>
      Original
    </Typography>
    <FactList facts={sideFacts(comparison.original)} />
    <Typography variant="body2" component="h3" sx={{ fontWeight: 650 }}>
      Edited
    </Typography>
    <FactList facts={sideFacts(comparison.edited)} />
  </PanelBody>
);
