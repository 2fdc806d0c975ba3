import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, Columns2 } from 'lucide-react';
import { Link } from 'react-router';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import {
  haveOneShape,
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
  useReloadPage,
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
  SideBySide,
  usePictureZoom,
  ZoomBar,
} from '@safelight/web-ui';
import { type CSSProperties, useState } from 'react';
import { type CompareMode, useCompareMode } from './compare-mode.atoms.ts';
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
        aria-label="Previous image"
      >
        <ChevronLeft size={20} aria-hidden />
      </Side>
    )}
    {next === null ? null : (
      <Side component={Link} className="next" to={`/image/${next}`} replace aria-label="Next image">
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
  const reloadPage = useReloadPage();
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
        reloadPage();
      }}
    />
  );
};

interface SideBySideButtonProps {
  readonly mode: CompareMode;
  readonly onMode: (mode: CompareMode) => void;
}

/** Changes between the slider and both pictures side by side. On narrow screens only its icon is shown. */
const SideBySideButton = ({ mode, onMode }: SideBySideButtonProps) => {
  const isPressed = mode === 'side-by-side';
  return (
    <Button
      variant="text"
      size="small"
      aria-label="Side by Side"
      aria-pressed={isPressed}
      sx={{ gap: 0.75, minWidth: 40, '&[aria-pressed="true"]': { backgroundColor: 'action.selected' } }}
      onClick={() => onMode(isPressed ? 'slider' : 'side-by-side')}
    >
      <Columns2 size={16} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Side by Side
      </Box>
    </Button>
  );
};

interface PictureViewerProps {
  readonly title: string;
  readonly version: Version;
  /** The version to compare with; null to show only one version. */
  readonly before: Version | null;
  /** The previous and next picture. */
  readonly walk: Walk;
}

/** The picture, as large as it fits, with zoom, on a neutral gray so that its colors look right. */
export const PictureViewer = ({ title, version: masked, before: maskedBefore, walk }: PictureViewerProps) => {
  const fragment = PictureViewer_VersionFragmentDoc;
  const { data: version, complete } = useFragment({ fragment, from: masked });
  const { data: other, complete: isComparable } = useFragment({ fragment, from: maskedBefore ?? masked });
  const compared = maskedBefore !== null && isComparable ? other : null;
  // Vector graphics have no pixels to enlarge.
  const hasPixels = [version, compared].every((shown) => shown?.contentType !== SVG_CONTENT_TYPE);
  const known = complete ? version : null;
  const size = known === null || compared === null ? known : largerOf(known, compared);
  const { frame, zoom } = usePictureZoom(hasPixels ? (size ?? undefined) : undefined);
  const zoomed = zoom.placement.zoom > 1;
  const [mode, chooseMode] = useCompareMode({
    isOneShape: known !== null && compared !== null && haveOneShape(known, compared),
  });
  const swipe = useWalk(walk, { isStill: !zoomed && maskedBefore === null });
  if (known === null) return <PictureStage ref={frame} />;
  const sizes = aligned(compared ?? known, known);
  const shapeOf = (shown: PictureViewer_VersionFragment, at: (typeof sizes)[number], name: string) => (
    <PictureShape size={at}>
      <Picture key={shown.id} version={shown} title={name} zoomed={zoomed} />
    </PictureShape>
  );
  const after = shapeOf(known, sizes[1], title);
  const before = compared === null ? null : shapeOf(compared, sizes[0], `${title}, before`);
  const inFrame = () => {
    if (before !== null && mode === 'side-by-side') {
      const sides = [
        { tag: 'Before', picture: before },
        { tag: 'After', picture: after },
      ];
      return (
        <Box sx={{ position: 'relative', minHeight: 0 }}>
          <SideBySide sides={sides} sizes={sizes} hasPixels={hasPixels} zoom={zoom} />
          <WalkButtons walk={walk} />
        </Box>
      );
    }
    return (
      <PictureFrame {...swipe}>
        <FittedPicture sizes={sizes} hasPixels={hasPixels} zoom={zoom} draggable={before === null}>
          {before === null ? (
            after
          ) : (
            <BeforeAfter label="Compare before and after" before={before} after={after} />
          )}
        </FittedPicture>
        <WalkButtons walk={walk} />
      </PictureFrame>
    );
  };
  return (
    <PictureStage ref={frame}>
      {inFrame()}
      <PictureStrip>
        {before === null ? null : <SideBySideButton mode={mode} onMode={chooseMode} />}
        <ZoomBar zoom={zoom} />
      </PictureStrip>
    </PictureStage>
  );
};
