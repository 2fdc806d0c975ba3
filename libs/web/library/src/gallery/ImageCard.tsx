import { useFragment } from '@apollo/client/react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type GalleryQuery, ImageCard_ImageFragmentDoc } from '@safelight/web-data';
import { formatDate, formatDimensions } from '@safelight/web-ui';
import { Lock, Pencil } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

/** Height a row of the grid aims at: two pictures abreast on a phone, five on a wide screen. */
export const ROW_HEIGHT = 'clamp(112px, 18vw, 232px)';
/** Shapes beyond these are cropped in the grid, so that no card is a sliver. */
const MIN_RATIO = 0.6;
const MAX_RATIO = 2.4;

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  flex: 'var(--ratio) 1 calc(var(--ratio) * var(--row-height))',
  aspectRatio: 'var(--ratio)',
  maxHeight: 420,
  borderRadius: 12,
  overflow: 'hidden',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 260px auto 232px',
  backgroundColor: theme.vars.palette.background.paper,
  '& > a': { position: 'absolute', inset: 0, outlineOffset: -2, borderRadius: 12 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .facts': {
    position: 'absolute',
    inset: 'auto 0 0 0',
    padding: theme.spacing(5, 1.75, 1.5),
    color: '#fff',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    backgroundImage: 'linear-gradient(transparent, rgb(10 7 6 / 0.82))',
    opacity: 0,
    transition: 'opacity 140ms ease-out',
    pointerEvents: 'none',
  },
  '& .title': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .edit': { position: 'absolute', inset: '8px 8px auto auto', opacity: 0 },
  '& .lock': {
    position: 'absolute',
    top: 12,
    left: 12,
    padding: 5,
    lineHeight: 0,
    borderRadius: 999,
    color: '#fff',
    backgroundColor: 'rgb(16 12 11 / 0.64)',
    pointerEvents: 'none',
  },
  '&:hover, &:focus-within': { '& .facts, & .edit': { opacity: 1 } },
  // A finger cannot hover: it opens the picture, whose page has the facts and the editor.
  '@media (hover: none)': { '& .edit': { display: 'none' } },
}));

const OverPicture = styled(IconButton)({
  color: '#fff',
  backgroundColor: 'rgb(16 12 11 / 0.64)',
  '&:hover': { color: '#fff', backgroundColor: 'rgb(16 12 11 / 0.88)' },
}) as typeof IconButton;

/** Width over height as the grid lays it out. */
const gridRatio = (width: number, height: number): number =>
  Math.min(MAX_RATIO, Math.max(MIN_RATIO, width / Math.max(1, height)));

interface ImageCardProps {
  readonly image: GalleryQuery['images']['nodes'][number];
}

/** One picture in the grid; its name and facts appear on hover and focus. */
export const ImageCard = ({ image: masked }: ImageCardProps) => {
  const { data: image, complete } = useFragment({ fragment: ImageCard_ImageFragmentDoc, from: masked });
  if (!complete) return null;
  const ratio = gridRatio(image.width, image.height);
  return (
    <Card style={{ '--ratio': ratio, '--row-height': ROW_HEIGHT } as CSSProperties}>
      <Link to={`/image/${image.uid}`}>
        <img
          src={image.small}
          srcSet={`${image.small} 320w, ${image.medium} 640w`}
          sizes={`(max-width: 600px) 60vw, ${Math.round(ratio * 260)}px`}
          alt={image.title}
          loading="lazy"
          decoding="async"
        />
        <span className="facts">
          <span className="title" style={{ display: 'block' }}>
            {image.title}
          </span>
          {formatDate(image.createdAt)} · {formatDimensions(image.width, image.height)}
        </span>
      </Link>
      {image.privacy === 'PRIVATE' ? (
        <span className="lock">
          <Lock size={13} role="img" aria-label="Private" />
        </span>
      ) : null}
      <OverPicture
        className="edit"
        component={Link}
        to={`/editor/${image.uid}`}
        aria-label={`Edit ${image.title}`}
      >
        <Pencil size={16} />
      </OverPicture>
    </Card>
  );
};
