import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  formatBytes,
  formatContentType,
  formatCount,
  formatDate,
  formatDimensions,
  Later,
  PanelBody,
  PictureLayout,
  PictureMain,
  PictureSide,
} from '@safelight/web-ui';
import { useState } from 'react';
import { CompareTools } from './CompareTools.tsx';
import { ComparisonActions } from './ComparisonActions.tsx';
import { type CompareMode, ComparisonStage } from './ComparisonStage.tsx';
import { nameOf, type ViewedComparison, type ViewedSide } from './comparison.ts';
import { useHelpHint } from './use-help-hint.ts';
import { useHold } from './use-hold.ts';

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
const ComparisonInfo = ({ comparison }: { readonly comparison: ViewedComparison }) => (
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

/** The page of an existing comparison. */
export const ComparisonView = ({ comparison }: { readonly comparison: ViewedComparison }) => {
  const [mode, setMode] = useState<CompareMode>('hold');
  const [loaded, setLoaded] = useState({ original: false, edited: false });
  const ready = loaded.original && loaded.edited;
  const hint = useHelpHint(ready);
  const hold = useHold({ enabled: ready && mode === 'hold', onHold: hint.compared });
  const name = nameOf(comparison);
  return (
    <PictureLayout>
      <PictureMain>
        <div className="picture">
          <ComparisonStage
            comparison={comparison}
            name={name}
            mode={mode}
            hold={hold}
            ready={ready}
            onLoaded={(side) => setLoaded((now) => (now[side] ? now : { ...now, [side]: true }))}
          />
        </div>
        <CompareTools
          mode={mode}
          hold={hold}
          ready={ready}
          hint={hint}
          onMode={(chosen) => {
            setMode(chosen);
            hint.compared();
          }}
        />
      </PictureMain>
      <PictureSide aria-label="About this comparison">
        <Later>
          <PanelBody>
            <Typography
              dir="auto"
              variant="h3"
              component="h1"
              sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
            >
              {name}
            </Typography>
            {comparison.description === null ? null : (
              <Typography
                dir="auto"
                color="textSecondary"
                sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {comparison.description}
              </Typography>
            )}
            <ComparisonActions comparison={comparison} />
          </PanelBody>
          <ComparisonInfo comparison={comparison} />
        </Later>
      </PictureSide>
    </PictureLayout>
  );
};
