import { styled } from '@mui/material/styles';
import { useReloadPage } from '@safelight/web-data';
import { placeholderOf } from '@safelight/web-images';
import { useState } from 'react';

/** The fields of an image that are needed to show it at any size. */
export interface PictureFacts {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly small: string;
  readonly medium: string;
  readonly large: string;
}

const Ground = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'block',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.checkerDark,
  backgroundSize: 'cover',
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

interface PictureProps {
  readonly image: PictureFacts;
  /** The width in CSS pixels, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  readonly alt: string;
}

/** A picture that fills its container, blurred until it is loaded. An upright one shows more of its upper part. */
export const Picture = ({ image, sizes, alt }: PictureProps) => {
  const [isLoaded, setLoaded] = useState(false);
  const reloadPage = useReloadPage();
  const placeholder = placeholderOf(image.thumbhash);
  return (
    <Ground style={isLoaded || placeholder === null ? {} : { backgroundImage: `url("${placeholder}")` }}>
      <img
        src={image.small}
        srcSet={`${image.small} 320w, ${image.medium} 640w, ${image.large} 1280w`}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        style={{ objectPosition: image.height > image.width ? '50% 20%' : '50% 50%' }}
        onLoad={() => setLoaded(true)}
        onError={reloadPage}
      />
    </Ground>
  );
};
