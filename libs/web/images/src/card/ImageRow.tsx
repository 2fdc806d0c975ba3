import { styled } from '@mui/material/styles';
import { FileName, formatDate, formatDimensions, RING_INSIDE } from '@safelight/web-ui';
import { useId, useState } from 'react';
import { Thumbnail } from '../picture/Thumbnail.tsx';
import { AccessMark } from './AccessMark.tsx';
import { CardControls } from './CardControls.tsx';
import { goneIn, tagCount } from './card-facts.ts';
import { CardMain } from './CardMain.tsx';
import { CONTROLS } from './controls.ts';
import { Editing } from './Editing.tsx';
import type { CardProps } from './ImageCard.tsx';
import { SelectBox, selectStyle } from './SelectBox.tsx';

/** The side of a row's thumbnail in CSS pixels. */
const SIDE = 56;

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // The name has what the short columns leave.
  gridTemplateColumns: `auto ${SIDE}px minmax(0, 1fr) 112px 104px auto`,
  alignItems: 'center',
  gap: theme.spacing(2),
  height: '100%',
  paddingInline: theme.spacing(0.5),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
  // The link covers the whole row, below the controls.
  '& > .main': { position: 'absolute', inset: 0, ...RING_INSIDE },
  '& > .over': { position: 'relative', display: 'flex', zIndex: 1 },
  '& > .under': { position: 'relative', pointerEvents: 'none', minWidth: 0 },
  '& > .picture': { height: SIDE, borderRadius: 8, overflow: 'hidden' },
  '& .title': { textAlign: 'left', fontWeight: 600, color: theme.vars.palette.text.primary },
  '& .line': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  ...CONTROLS,
  '& .control:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '& .favorite[aria-pressed="true"]': { color: theme.vars.palette.text.primary },
  ...selectStyle(theme),
  // There is no picture behind the mark of a row.
  '& .mark:not([data-checked="true"]), & .choose:hover > .mark:not([data-checked="true"])': {
    borderColor: theme.vars.palette.text.secondary,
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
  '& .choose:hover': { backgroundColor: theme.vars.palette.action.hover },
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    gridTemplateColumns: `auto ${SIDE}px minmax(0, 1fr) auto`,
    '& > .wide, & .end > .control:not(:last-child), & .restore > .word': { display: 'none' },
  },
}));

/** One picture as a row of the list view. */
export const ImageRow = ({ image, selected, tabbable, setting, actions }: CardProps) => {
  const id = useId();
  const [now] = useState(() => Date.now());
  const { uid, title, deletedAt } = image;
  const created = formatDate(image.createdAt);
  // What matters most is below the title, which is also shown on a phone.
  const [below, column] =
    deletedAt === null ? [created, tagCount(image.tags)] : [goneIn(deletedAt, now), created];
  const shared = { uid, title, tabbable, actions };
  return (
    <Row data-selected={selected}>
      <CardMain {...shared} className="main" factsId={id} selected={selected} setting={setting} />
      <span className="over">
        <SelectBox
          title={title}
          checked={selected}
          tabbable={tabbable}
          onToggle={(toHere) => (toHere ? actions.extend(uid) : actions.toggle(uid))}
        />
      </span>
      <span className="under picture">
        <Thumbnail image={image} width={SIDE} height={SIDE} alt="" />
        <Editing uid={uid} title={title} />
      </span>
      <span className="under" id={id}>
        <span className="line title" dir="auto">
          <FileName name={title} isOneLine />
        </span>
        <span className="line">
          <AccessMark image={image} size={12} /> {below}
        </span>
      </span>
      <span className="under line wide">{formatDimensions(image.width, image.height)}</span>
      <span className="under line wide">{column}</span>
      <span className="over end">
        <CardControls {...shared} setting={setting} isFavorite={image.isFavorite} />
      </span>
    </Row>
  );
};
