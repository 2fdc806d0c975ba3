import { styled } from '@mui/material/styles';
import { type CSSProperties, startTransition, useEffect, useState } from 'react';
import { placeholderOf } from './placeholder.ts';
import { type ThumbnailImage, thumbnailSource } from './thumbnail-source.ts';

const Ground = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  '& > img': {
    position: 'absolute',
    inset: 0,
    display: 'block',
    margin: 'auto',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '&[data-loaded="true"]': { backgroundColor: theme.vars.palette.surface.canvas },
  '&[data-loaded="true"] > img': {
    backgroundColor: theme.vars.palette.surface.checkerDark,
    backgroundImage: `repeating-conic-gradient(${theme.vars.palette.surface.checkerLight} 0 25%, transparent 0 50%)`,
    backgroundSize: '20px 20px',
  },
}));

/**
 * Returns which part of a picture is shown in a frame of another shape: the upper part of an upright picture,
 * where heads usually are, and the middle of any other picture.
 */
const cropOf = ({ width, height }: ThumbnailImage): string => (height > width ? '50% 20%' : '50% 50%');

/**
 * Returns the style that crops a picture to fill its frame. A picture that is smaller in both directions, such
 * as an icon, keeps its own size in the middle: one of its pixels is one CSS pixel, whichever file is shown.
 */
const placementOf = (image: ThumbnailImage, width: number, height: number): CSSProperties =>
  image.width < width && image.height < height
    ? { width: image.width, height: image.height }
    : { objectPosition: cropOf(image) };

/** Waits until a loaded picture is decoded, so that no blank frame is seen. */
const painted = async (img: HTMLImageElement): Promise<void> => {
  // The image may have been removed in the meantime.
  if ('decode' in img) await img.decode().catch(() => undefined);
};

interface ThumbnailProps {
  readonly image: ThumbnailImage;
  /** The size of its frame in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Whether the picture is in the window when the list is first shown. It then does not wait for the layout. */
  readonly isFirst?: boolean;
}

/** The picture, cropped to its frame: blurred until it is loaded, and on a checkerboard where it is transparent. */
export const Thumbnail = ({ image, width, height, alt, isFirst = false }: ThumbnailProps) => {
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading');
  const [isPlaceholderDue, setIsPlaceholderDue] = useState(false);
  useEffect(() => {
    // The placeholder is decoded later, because many pictures are loaded before the decoding ends.
    startTransition(() => setIsPlaceholderDue(true));
  }, []);
  const placeholder = isPlaceholderDue && state !== 'loaded' ? placeholderOf(image.thumbhash) : null;
  const ground: CSSProperties = placeholder === null ? {} : { backgroundImage: `url("${placeholder}")` };
  return (
    <Ground data-loaded={state === 'loaded'} style={ground}>
      {state === 'missing' ? null : (
        <img
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          {...thumbnailSource(image, width, height)}
          alt={alt}
          decoding="async"
          draggable={false}
          style={placementOf(image, width, height)}
          onLoad={(event) => {
            void painted(event.currentTarget).then(() => setState('loaded'));
          }}
          onError={() => setState('missing')}
        />
      )}
    </Ground>
  );
};
