import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { TEXTS } from '@safelight/rules';
import { type ImageViewQuery, PictureViewer_VersionFragmentDoc } from '@safelight/web-data';
import { BeforeAfter, FittedPicture, PictureFrame, usePictureZoom, ZoomBar } from '@safelight/web-ui';
import { useState } from 'react';

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
  const { frame, zoom } = usePictureZoom();
  const ratio = useRatio(version);
  const scale = zoom.placement.zoom;
  const after = <Picture key={version.id} version={version} title={title} zoomed={scale > 1} />;
  return (
    <PictureFrame ref={frame}>
      <FittedPicture ratio={ratio} zoom={zoom} draggable={before === null}>
        {before === null ? (
          after
        ) : (
          <BeforeAfter
            label="Compare before and after"
            before={<Picture version={before} title={`${title}, before`} zoomed={scale > 1} />}
            after={after}
          />
        )}
      </FittedPicture>
      <ZoomBar zoom={zoom} />
    </PictureFrame>
  );
};
