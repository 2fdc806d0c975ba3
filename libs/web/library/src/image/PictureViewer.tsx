import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { TEXTS } from '@safelight/rules';
import { type ImageViewQuery, PictureViewer_VersionFragmentDoc } from '@safelight/web-data';
import { BeforeAfter, Checkerboard } from '@safelight/web-ui';
import { useState } from 'react';
import { usePictureZoom } from './use-picture-zoom.ts';
import { ZoomBar } from './ZoomBar.tsx';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  containerType: 'size',
  backgroundColor: theme.vars.palette.surface.canvas,
}));

/** As large as fits its frame, in the picture's own shape. */
const Fitted = styled(Checkerboard)({
  aspectRatio: 'var(--ratio)',
  width: 'min(100cqw, 100cqh * var(--ratio))',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain', userSelect: 'none' },
});

type Version = NonNullable<ImageViewQuery['image']>['versions'][number];

const Picture = ({
  version,
  title,
  zoomed,
}: {
  readonly version: Version;
  readonly title: string;
  readonly zoomed: boolean;
}) => {
  const { data, complete } = useFragment({ fragment: PictureViewer_VersionFragmentDoc, from: version });
  const [broken, setBroken] = useState<string | null>(null);
  if (!complete) return null;
  const src = zoomed || data.contentType === 'image/gif' ? data.url : data.preview;
  return broken === src ? (
    <Box role="alert" sx={{ display: 'grid', placeItems: 'center', height: '100%', p: 3 }}>
      {TEXTS.images.couldNotLoad}
    </Box>
  ) : (
    <img
      src={src}
      alt={title}
      draggable={false}
      onError={() => {
        setBroken(src);
      }}
    />
  );
};

/** The shape of a version, width over height; square until known. */
const useRatio = (version: Version): number => {
  const { data, complete } = useFragment({ fragment: PictureViewer_VersionFragmentDoc, from: version });
  return complete ? data.width / data.height : 1;
};

interface PictureViewerProps {
  readonly title: string;
  readonly version: Version;
  /** What to compare with, under a slider; null shows the version alone. */
  readonly before: Version | null;
}

/** The picture, as large as fits, with zoom; neutral grey around it so that its colours read true. */
export const PictureViewer = ({ title, version, before }: PictureViewerProps) => {
  const { frame, placement, changed, zoomIn, zoomOut, reset, drag } = usePictureZoom();
  const ratio = useRatio(version);
  const { zoom: scale, x, y } = placement;
  const after = <Picture key={version.id} version={version} title={title} zoomed={scale > 1} />;
  return (
    <Frame ref={frame}>
      <Fitted
        {...(before === null ? drag : {})}
        style={
          {
            '--ratio': ratio,
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
            cursor: scale > 1 ? 'grab' : undefined,
          } as React.CSSProperties
        }
      >
        {before === null ? (
          after
        ) : (
          <BeforeAfter
            label="Compare before and after"
            before={<Picture version={before} title={`${title}, before`} zoomed={scale > 1} />}
            after={after}
          />
        )}
      </Fitted>
      <ZoomBar scale={scale} changed={changed} onIn={zoomIn} onOut={zoomOut} onReset={reset} />
    </Frame>
  );
};
