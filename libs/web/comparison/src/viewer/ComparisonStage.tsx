import { styled } from '@mui/material/styles';
import { largerOf, SVG_CONTENT_TYPE, TEXTS } from '@safelight/rules';
import { useReloadPage } from '@safelight/web-data';
import {
  aligned,
  BeforeAfter,
  endFirstPicture,
  FittedPicture,
  PictureFrame,
  PictureShape,
  PictureStage,
  PictureStrip,
  PictureTag,
  SideBySide,
  usePictureZoom,
  ZoomBar,
} from '@safelight/web-ui';
import { useState } from 'react';
import { sourceOf, type ViewedComparison } from './comparison.ts';
import type { useHold } from './use-hold.ts';

/** The ways to compare the two pictures. */
export type CompareMode = 'hold' | 'slider' | 'side-by-side';

const Pictures = styled('div')({
  position: 'relative',
  minHeight: 0,
  '& .layers': { position: 'relative', width: '100%', height: '100%' },
  '& .layers > *': { position: 'absolute', inset: 0, WebkitTouchCallout: 'none' },
});

const Tag = styled(PictureTag)({ zIndex: 1, left: 12 });

const Notice = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  inset: 'auto 0 16px',
  width: 'fit-content',
  marginInline: 'auto',
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.divider}`,
  pointerEvents: 'none',
}));

interface ComparisonStageProps {
  readonly comparison: ViewedComparison;
  readonly name: string;
  readonly mode: CompareMode;
  readonly hold: ReturnType<typeof useHold>;
  readonly ready: boolean;
  readonly onLoaded: (side: 'original' | 'edited') => void;
}

/** Both pictures with the same zoom and position. They can be compared as soon as both are loaded. */
export const ComparisonStage = ({ comparison, name, mode, hold, ready, onLoaded }: ComparisonStageProps) => {
  const { original, edited } = comparison;
  // Vector graphics have no pixels to enlarge.
  const hasPixels = ![original.contentType, edited.contentType].includes(SVG_CONTENT_TYPE);
  const { frame, zoom } = usePictureZoom(hasPixels ? largerOf(original, edited) : undefined);
  const [broken, setBroken] = useState(false);
  const reloadPage = useReloadPage();
  const zoomed = zoom.placement.zoom > 1;
  const sizes = aligned(original, edited);
  const picture = (side: 'original' | 'edited', shown = true) => (
    <div style={{ height: '100%', opacity: shown ? 1 : 0 }}>
      <PictureShape size={sizes[side === 'original' ? 0 : 1]}>
        <img
          {...sourceOf(comparison[side], zoomed)}
          fetchPriority={side === 'edited' ? 'high' : 'low'}
          alt={`${name}, ${side}`}
          aria-hidden={!shown}
          decoding="sync"
          draggable={false}
          onLoad={() => {
            onLoaded(side);
            if (side === 'edited') endFirstPicture();
          }}
          onError={() => {
            setBroken(true);
            endFirstPicture();
            reloadPage();
          }}
        />
      </PictureShape>
    </div>
  );
  const inMode = () => {
    if (mode === 'side-by-side') {
      return (
        <SideBySide
          sizes={sizes}
          hasPixels={hasPixels}
          zoom={zoom}
          sides={[
            { tag: 'Original', picture: picture('original') },
            { tag: 'Edited', picture: picture('edited') },
          ]}
        />
      );
    }
    if (mode === 'slider') {
      return (
        <PictureFrame>
          <FittedPicture sizes={sizes} hasPixels={hasPixels} zoom={zoom} draggable={false}>
            <BeforeAfter
              label="Compare original and edited"
              beforeTag="Original"
              afterTag="Edited"
              before={picture('original')}
              after={picture('edited')}
            />
          </FittedPicture>
        </PictureFrame>
      );
    }
    return (
      <PictureFrame
        {...hold.surface}
        onContextMenu={(event) => {
          if (hold.held) event.preventDefault();
        }}
      >
        <Tag aria-live="polite">{hold.held ? 'Original' : 'Edited'}</Tag>
        <FittedPicture sizes={sizes} hasPixels={hasPixels} zoom={zoom}>
          <div className="layers">
            {picture('edited', !hold.held)}
            {picture('original', hold.held)}
          </div>
        </FittedPicture>
      </PictureFrame>
    );
  };
  return (
    <PictureStage ref={frame}>
      <Pictures>
        {inMode()}
        {broken ? <Notice role="alert">{TEXTS.comparisons.loadFailed}</Notice> : null}
        {ready || broken ? null : <Notice role="status">Loading both images...</Notice>}
      </Pictures>
      <PictureStrip>
        <ZoomBar zoom={zoom} />
      </PictureStrip>
    </PictureStage>
  );
};
