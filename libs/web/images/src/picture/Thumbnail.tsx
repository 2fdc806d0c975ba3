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
  '&[data-loaded="true"]': {
    backgroundColor: theme.vars.palette.surface.checkerDark,
    backgroundImage: `repeating-conic-gradient(${theme.vars.palette.surface.checkerLight} 0 25%, transparent 0 50%)`,
    backgroundSize: '20px 20px',
  },
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/**
 * The part of a picture shown when its place has another shape: for an upright picture rather the upper part,
 * where heads are; for any other the middle.
 */
const cropOf = ({ width, height }: ThumbnailImage): string => (height > width ? '50% 20%' : '50% 50%');

/** Cropped to fill its place; a picture that is smaller both ways, such as an icon, keeps its size in the middle. */
const placementOf = (image: ThumbnailImage, width: number, height: number): CSSProperties =>
  image.width < width && image.height < height ? { objectFit: 'none' } : { objectPosition: cropOf(image) };

/** Waits until a loaded picture is decoded, so that no blank frame is seen. */
const painted = async (img: HTMLImageElement): Promise<void> => {
  // The image may have been removed in the meantime.
  if ('decode' in img) await img.decode().catch(() => undefined);
};

interface ThumbnailProps {
  readonly image: ThumbnailImage;
  /** The size of its place in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** True for a picture that is seen as soon as its list is shown: it does not wait for the layout. */
  readonly isFirst?: boolean;
}

/** The picture cropped to its place: blurred until it is loaded, and on a checkerboard where it is transparent. */
export const Thumbnail = ({ image, width, height, alt, isFirst = false }: ThumbnailProps) => {
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading');
  const [isPlaceholderDue, setIsPlaceholderDue] = useState(false);
  useEffect(() => {
    // Decoding takes time, and many pictures are loaded before it would be done.
    startTransition(() => {
      setIsPlaceholderDue(true);
    });
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
            void painted(event.currentTarget).then(() => {
              setState('loaded');
            });
          }}
          onError={() => {
            setState('missing');
          }}
        />
      )}
    </Ground>
  );
};
