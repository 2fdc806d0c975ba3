import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PictureTag } from '../components/BeforeAfter.tsx';
import { FittedPicture, PictureFrame } from './PictureFrame.tsx';
import type { PictureZoom } from './use-picture-zoom.ts';
import type { Size } from './zoom.ts';

const Room = styled('div')({ height: '100%', minHeight: 0, containerType: 'inline-size' });

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  height: '100%',
  '@container (max-width: 480px)': { gridTemplateColumns: '1fr', gridTemplateRows: '1fr 1fr' },
});

interface SideBySideProps {
  /** The two pictures, each with the name that is shown on it. */
  readonly sides: readonly { readonly tag: string; readonly picture: ReactNode }[];
  /** The sizes of both pictures, so that they are shown at the same scale. */
  readonly sizes: readonly Size[];
  readonly hasPixels: boolean;
  readonly zoom: PictureZoom;
}

/**
 * Two pictures next to each other, or one below the other where there is little width. They have the same zoom
 * and position.
 */
export const SideBySide = ({ sides, sizes, hasPixels, zoom }: SideBySideProps) => (
  <Room>
    <Pair className="pair">
      {sides.map(({ tag, picture }) => (
        <PictureFrame key={tag}>
          <PictureTag style={{ zIndex: 1, left: 12 }}>{tag}</PictureTag>
          <FittedPicture sizes={sizes} hasPixels={hasPixels} zoom={zoom}>
            {picture}
          </FittedPicture>
        </PictureFrame>
      ))}
    </Pair>
  </Room>
);
