import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import {
  largerOf,
  type PictureContentType,
  picturePageSource,
  SVG_CONTENT_TYPE,
  TEXTS,
} from '@safelight/rules';
import {
  type ImageViewQuery,
  type PictureViewer_VersionFragment,
  PictureViewer_VersionFragmentDoc,
} from '@safelight/web-data';
import { placeholderOf } from '@safelight/web-images';
import {
  aligned,
  BeforeAfter,
  endFirstPicture,
  FittedPicture,
  PictureFrame,
  PictureShape,
  PictureStage,
  PictureStrip,
  usePictureZoom,
  ZoomBar,
} from '@safelight/web-ui';
import { type CSSProperties, useState } from 'react';
import { useWalk, type Walk } from './use-walk.ts';

const Side = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  '&.previous': { left: 12 },
  '&.next': { right: 12 },
  // Hides the buttons on touch screens, which use swipes instead.
  '@media (pointer: coarse)': { display: 'none' },
})) as typeof IconButton;

/** Links to the previous and next picture, where they exist. */
const WalkButtons = ({ walk: { previous, next } }: { readonly walk: Walk }) => (
  <>
    {previous === null ? null : (
      <Side
        component={Link}
        className="previous"
        to={`/image/${previous}`}
        replace
        aria-label="Previous picture"
      >
        <ChevronLeft size={20} aria-hidden />
      </Side>
    )}
    {next === null ? null : (
      <Side component={Link} className="next" to={`/image/${next}`} replace aria-label="Next picture">
        <ChevronRight size={20} aria-hidden />
      </Side>
    )}
  </>
);

type Version = NonNullable<ImageViewQuery['image']>['versions'][number];

/**
 * Returns the background of a picture: a few blurred pixels until the picture is loaded, then only the
 * checkerboard behind its transparent parts.
 */
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
  const { width, height } = version;
  const contentType = version.contentType as PictureContentType;
  const addresses = { 640: version.smallPreview, 1280: version.mediumPreview, 2048: version.preview };
  const source = zoomed
    ? { src: version.url }
    : picturePageSource({ width, height, contentType }, version.url, (at) => addresses[at]);
  const { src } = source;
  return broken === src ? (
    <Box role="alert" sx={{ display: 'grid', placeItems: 'center', height: '100%', p: 3 }}>
      {TEXTS.images.couldNotLoad}
    </Box>
  ) : (
    <img
      {...source}
      alt={title}
      fetchPriority="high"
      draggable={false}
      style={groundOf(version.thumbhash, isLoaded)}
      onLoad={() => {
        setIsLoaded(true);
        endFirstPicture();
      }}
      onError={() => {
        setBroken(src);
        endFirstPicture();
      }}
    />
  );
};

interface PictureViewerProps {
  readonly title: string;
  readonly version: Version;
  /** The version to compare with under a slider; null to show only one version. */
  readonly before: Version | null;
  /** The previous and next picture. */
  readonly walk: Walk;
}

/** The picture, as large as it fits, with zoom, on a neutral gray so that its colors look right. */
export const PictureViewer = ({ title, version: masked, before: maskedBefore, walk }: PictureViewerProps) => {
  const fragment = PictureViewer_VersionFragmentDoc;
  const { data: version, complete } = useFragment({ fragment, from: masked });
  const { data: before, complete: isComparable } = useFragment({ fragment, from: maskedBefore ?? masked });
  const compared = maskedBefore !== null && isComparable ? before : null;
  // Vector graphics have no pixels to enlarge.
  const hasPixels = [version, compared].every((shown) => shown?.contentType !== SVG_CONTENT_TYPE);
  const known = complete ? version : null;
  const size = known === null || compared === null ? known : largerOf(known, compared);
  const { frame, zoom } = usePictureZoom(hasPixels ? (size ?? undefined) : undefined);
  const zoomed = zoom.placement.zoom > 1;
  const swipe = useWalk(walk, { isStill: !zoomed && maskedBefore === null });
  if (known === null) return <PictureStage ref={frame} />;
  const after = <Picture key={known.id} version={known} title={title} zoomed={zoomed} />;
  const [beforeSize, afterSize] = aligned(compared ?? known, known);
  return (
    <PictureStage ref={frame}>
      <PictureFrame {...swipe}>
        <FittedPicture
          sizes={[beforeSize, afterSize]}
          hasPixels={hasPixels}
          zoom={zoom}
          draggable={compared === null}
        >
          {compared === null ? (
            <PictureShape size={known}>{after}</PictureShape>
          ) : (
            <BeforeAfter
              label="Compare before and after"
              before={
                <PictureShape size={beforeSize}>
                  <Picture version={compared} title={`${title}, before`} zoomed={zoomed} />
                </PictureShape>
              }
              after={<PictureShape size={afterSize}>{after}</PictureShape>}
            />
          )}
        </FittedPicture>
        <WalkButtons walk={walk} />
      </PictureFrame>
      <PictureStrip>
        <ZoomBar zoom={zoom} />
      </PictureStrip>
    </PictureStage>
  );
};
