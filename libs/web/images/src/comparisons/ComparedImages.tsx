import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComparedImage_ImageFragment } from '@safelight/web-data';
import { FileName } from '@safelight/web-ui';
import { Thumbnail } from '../picture/Thumbnail.tsx';

/** The frame of each side in CSS pixels, in the widest dialog. Both sides have the same one. */
const FRAME = { width: 268, height: 201 };

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: `${FRAME.width} / ${FRAME.height}`,
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.canvas,
  '& > span': { position: 'relative', maxHeight: '100%' },
}));

/** Returns the share of the frame's width that a whole picture has in it. */
const shareOf = ({ width, height }: ComparedImage_ImageFragment): number =>
  Math.min(1, ((width / height) * FRAME.height) / FRAME.width);

interface ComparedImageProps {
  readonly side: 'Before' | 'After';
  readonly image: ComparedImage_ImageFragment;
}

const ComparedImage = ({ side, image }: ComparedImageProps) => (
  <Box component="figure" sx={{ m: 0, minWidth: 0, display: 'grid', gap: 0.75, alignContent: 'start' }}>
    <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
      {side}
    </Typography>
    <Frame>
      <span style={{ width: `${shareOf(image) * 100}%`, aspectRatio: `${image.width} / ${image.height}` }}>
        <Thumbnail key={image.uid} image={image} {...FRAME} alt="" />
      </span>
    </Frame>
    <Typography
      component="figcaption"
      variant="body2"
      color="textSecondary"
      noWrap
      dir="auto"
      title={image.title}
    >
      <FileName name={image.title} isOneLine />
    </Typography>
  </Box>
);

interface ComparedImagesProps {
  readonly before: ComparedImage_ImageFragment;
  readonly after: ComparedImage_ImageFragment;
}

/** The images before and after the change, beside each other. Screen readers announce when they change. */
export const ComparedImages = ({ before, after }: ComparedImagesProps) => (
  <Box
    role="group"
    aria-label="Compared images"
    aria-live="polite"
    aria-atomic
    sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 1, sm: 2 } }}
  >
    <ComparedImage side="Before" image={before} />
    <ComparedImage side="After" image={after} />
  </Box>
);
