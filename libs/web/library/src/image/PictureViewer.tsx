import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { SVG_CONTENT_TYPE, TEXTS } from '@safelight/rules';
import {
  type ImageViewQuery,
  type PictureViewer_VersionFragment,
  PictureViewer_VersionFragmentDoc,
} from '@safelight/web-data';
import { placeholderOf } from '@safelight/web-images';
import { BeforeAfter, FittedPicture, PictureFrame, usePictureZoom, ZoomBar } from '@safelight/web-ui';
import { type CSSProperties, useState } from 'react';
import { useWalk, type Walk } from './use-walk.ts';
import { WalkButtons } from './WalkButtons.tsx';

type Version = NonNullable<ImageViewQuery['image']>['versions'][number];

/** A few blurred pixels until the picture has loaded; nothing behind it then, but what shows through its alpha. */
const groundOf = (thumbhash: string | null, isLoaded: boolean): CSSProperties => {
  const placeholder = isLoaded ? null : placeholderOf(thumbhash);
  return placeholder === null ? {} : { background: `url("${placeholder}") 0 0 / 100% 100%` };
};

interface PictureProps {
  readonly version: PictureViewer_VersionFragment;
  readonly title: string;
  readonly zoomed: boolean;
}

const Picture = ({ version, title, zoomed }: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const src = zoomed || version.contentType === 'image/gif' ? version.url : version.preview;
  return broken === src ? (
    <Box role="alert" sx={{ display: 'grid', placeItems: 'center', height: '100%', p: 3 }}>
      {TEXTS.images.couldNotLoad}
    </Box>
  ) : (
    <img
      src={src}
      alt={title}
      draggable={false}
      style={groundOf(version.thumbhash, isLoaded)}
      onLoad={() => {
        setIsLoaded(true);
      }}
      onError={() => {
        setBroken(src);
      }}
    />
  );
};

interface PictureViewerProps {
  readonly title: string;
  readonly version: Version;
  /** What to compare with, under a slider; null shows the version alone. */
  readonly before: Version | null;
  /** Where the picture stands among others. */
  readonly walk: Walk;
}

/** The picture, as large as fits, with zoom; neutral grey around it so that its colours read true. */
export const PictureViewer = ({ title, version: masked, before: maskedBefore, walk }: PictureViewerProps) => {
  const fragment = PictureViewer_VersionFragmentDoc;
  const { data: version, complete } = useFragment({ fragment, from: masked });
  const { data: before } = useFragment({ fragment, from: maskedBefore ?? masked });
  // What is drawn by shapes has no pixels to enlarge.
  const hasPixels = complete && version.contentType !== SVG_CONTENT_TYPE;
  const size = hasPixels ? { width: version.width, height: version.height } : undefined;
  const { frame, zoom } = usePictureZoom(size);
  const zoomed = zoom.placement.zoom > 1;
  const swipe = useWalk(walk, { isStill: !zoomed && maskedBefore === null });
  if (!complete) return <PictureFrame ref={frame} />;
  const after = <Picture key={version.id} version={version} title={title} zoomed={zoomed} />;
  return (
    <PictureFrame ref={frame} {...swipe}>
      <FittedPicture
        ratio={version.width / version.height}
        mostWidth={size?.width}
        zoom={zoom}
        draggable={maskedBefore === null}
      >
        {maskedBefore === null ? (
          after
        ) : (
          <BeforeAfter
            label="Compare before and after"
            before={
              <Picture
                version={before as PictureViewer_VersionFragment}
                title={`${title}, before`}
                zoomed={zoomed}
              />
            }
            after={after}
          />
        )}
      </FittedPicture>
      <WalkButtons walk={walk} />
      <ZoomBar zoom={zoom} />
    </PictureFrame>
  );
};
