import Typography from '@mui/material/Typography';
import { Later, PanelBody, PictureLayout, PictureMain, PictureSide } from '@safelight/web-ui';
import { useState } from 'react';
import { nameOf, type ViewedComparison } from './comparison.ts';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonInfo } from './ComparisonInfo.tsx';
import { type CompareMode, ComparisonStage } from './ComparisonStage.tsx';
import { CompareTools } from './CompareTools.tsx';
import { useHelpHint } from './use-help-hint.ts';
import { useHold } from './use-hold.ts';

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
            onLoaded={(side) => {
              setLoaded((now) => (now[side] ? now : { ...now, [side]: true }));
            }}
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
            <Typography dir="auto" variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            {comparison.description === null ? null : (
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
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
