import { styled } from '@mui/material/styles';
import type { ImageCard_ImageFragment } from '@safelight/web-data';
import { FileName, formatDate, formatDimensions } from '@safelight/web-ui';
import { useId, useState } from 'react';
import { Thumbnail } from '../picture/Thumbnail.tsx';
import { AccessMark } from './AccessMark.tsx';
import { CardControls } from './CardControls.tsx';
import type { CardActions, CardSetting } from './card-actions.ts';
import { goneIn, MOST_TAGS } from './card-facts.ts';
import { CONTROLS } from './controls.ts';
import { CardMain } from './CardMain.tsx';
import { Editing } from './Editing.tsx';
import { SelectBox, selectStyle } from './SelectBox.tsx';

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'size',
  height: '100%',
  borderRadius: 12,
  overflow: 'hidden',
  color: '#fff',
  backgroundColor: theme.vars.palette.background.paper,
  '& > .main': { position: 'absolute', inset: 0, borderRadius: 12 },
  '& .facts': {
    position: 'absolute',
    inset: 'auto 0 0 0',
    padding: theme.spacing(5, 5, 1.5, 1.75),
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    backgroundImage: 'linear-gradient(transparent, rgb(10 7 6 / 0.72) 40%, rgb(10 7 6 / 0.88))',
    pointerEvents: 'none',
  },
  '& .line': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .title': { textAlign: 'left', fontWeight: 600, fontSize: '0.875rem' },
  // On a narrow card the corners overlap: an invisible control in one must not cover a visible one in the
  // other.
  '& > .corner': { position: 'absolute', top: 8, display: 'flex', gap: 4, pointerEvents: 'none' },
  '& > .corner > *': { pointerEvents: 'auto' },
  '& > .start': { left: 8 },
  '& > .end': { right: 8 },
  // In one row the buttons would cover the checkbox on a narrow card, so they are stacked. If the card is too
  // low for that, the edit button is hidden; the picture's page links to the editor as well.
  '@container (max-width: 195px)': {
    '& > .end': { flexDirection: 'column' },
    // The heart of a favorite is there alone, so it is in the corner.
    '& > .end > .favorite': { order: -1 },
    // In the trash the name and the days that are left matter most.
    '& > .end > .restore > .word, &[data-setting="trash"] .made': { display: 'none' },
  },
  '@container (max-width: 195px) and (max-height: 160px)': { '& > .end > a': { display: 'none' } },
  // A card as narrow as two buttons keeps its middle free for the link; the menu has the hidden actions.
  '@container (max-width: 130px)': {
    '& > .end:not(:has(> .restore))': { top: 'auto', bottom: 8 },
    '& > .end > a, & > .end > .favorite': { display: 'none' },
    // Of the text there is room for the title, which goes to both edges; the lock is in the free corner.
    '&:not([data-setting="trash"]) .line:not(.title)': { display: 'none' },
    '& .facts': { paddingInline: theme.spacing(1.25) },
    '& > .lock': { bottom: 'auto', top: 8 },
  },
  ...CONTROLS,
  '& .control, & .lock': { color: '#fff', backgroundColor: 'rgb(16 12 11 / 0.64)' },
  '& .control:hover': { backgroundColor: 'rgb(16 12 11 / 0.88)' },
  ...selectStyle(theme),
  '& > .lock': {
    position: 'absolute',
    right: 8,
    bottom: 8,
    display: 'grid',
    placeContent: 'center',
    width: 24,
    height: 24,
    borderRadius: 12,
    pointerEvents: 'none',
  },
  '&[data-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 12,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    pointerEvents: 'none',
  },
  '& .facts, & .hidden': { transition: 'opacity 140ms ease-out' },
  // Shows the picture alone, with the heart of a favorite, until the card is hovered, focused or selected. In
  // the trash the text stays visible, because it says how long the picture is kept; the lock is in its line.
  '&:not([data-setting="trash"])': { '& .facts, & .hidden': { opacity: 0 } },
  '&[data-setting="trash"] .facts': { paddingInline: theme.spacing(1.25) },
  // A touch screen has no hover: controls that are invisible must not react to taps either.
  '@media (hover: none)': {
    '&[data-setting="select"] .end': { display: 'none' },
    '&:not(:focus-within, [data-selected="true"])': {
      '& .hidden, & .end > *:not([aria-pressed="true"], .restore)': { visibility: 'hidden' },
    },
  },
  '&:focus-within, &[data-selected="true"]': { '& .facts, & .hidden': { opacity: 1 } },
  '@media (hover: hover)': {
    '&:hover': { '& .facts, & .hidden': { opacity: 1 } },
    '& .end > *:not([aria-pressed="true"], .restore)': { opacity: 0 },
    '&:hover .end > *:not(:empty), &:focus-within .end > *:not(:empty)': { opacity: 1 },
  },
}));

export interface CardProps {
  readonly image: ImageCard_ImageFragment;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly setting: CardSetting;
  readonly actions: CardActions;
}

interface ImageCardProps extends CardProps {
  readonly width: number;
  readonly height: number;
  /** Whether the picture is in the window when the list is first shown. */
  readonly isFirst: boolean;
}

/** A card that shows one picture in its own aspect ratio. */
export const ImageCard = ({
  image,
  width,
  height,
  isFirst,
  selected,
  tabbable,
  setting,
  actions,
}: ImageCardProps) => {
  const id = useId();
  const [now] = useState(() => Date.now());
  const { uid, title } = image;
  const shared = { uid, title, tabbable, actions };
  const { deletedAt } = image;
  const lastLine = deletedAt === null ? image.tags.slice(0, MOST_TAGS).join(' · ') : goneIn(deletedAt, now);
  return (
    <Card data-selected={selected} data-setting={setting}>
      <CardMain {...shared} className="main ring-around" factsId={id} selected={selected} setting={setting}>
        <Thumbnail image={image} width={width} height={height} alt={title} isFirst={isFirst} />
        <Editing uid={uid} title={title} />
      </CardMain>
      <span className="facts" id={id}>
        <span className="line title" dir="auto">
          <FileName name={title} isOneLine />
        </span>
        <span className="line made">
          {formatDate(image.createdAt)} · {formatDimensions(image.width, image.height)}
        </span>
        {lastLine === '' ? null : (
          <span className="line">
            {deletedAt === null ? null : <AccessMark image={image} size={12} />} {lastLine}
          </span>
        )}
      </span>
      <div className="corner start">
        <span className={setting === 'select' || selected ? '' : 'hidden'}>
          <SelectBox
            title={title}
            checked={selected}
            tabbable={tabbable}
            onToggle={(toHere) => (toHere ? actions.extend(uid) : actions.toggle(uid))}
          />
        </span>
      </div>
      {deletedAt === null && (image.privacy === 'PRIVATE' || image.block !== null) ? (
        <span className="lock">
          <AccessMark image={image} size={13} />
        </span>
      ) : null}
      <div className="corner end">
        <CardControls {...shared} setting={setting} isFavorite={image.isFavorite} />
      </div>
    </Card>
  );
};
