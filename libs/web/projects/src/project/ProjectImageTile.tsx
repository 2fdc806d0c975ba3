import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { SelectBox, selectStyle } from '@safelight/web-images';
import { EllipsisVertical, Lock } from 'lucide-react';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import { Picture, type PictureFacts } from '../Picture.tsx';
import type { Side } from './order.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 12,
  color: '#fff',
  cursor: 'grab',
  '&[data-dragging="true"]': { opacity: 0.4 },
  // Where a dragged image would go. The edge keeps the line apart from a picture of its color.
  '&[data-over]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    zIndex: 1,
    width: 6,
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px ${theme.vars.palette.background.default}`,
  },
  '&[data-over="before"]::before': { left: 0 },
  '&[data-over="after"]::before': { right: 0 },
  '&[data-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 12,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    pointerEvents: 'none',
  },
  '& > .main': { position: 'absolute', inset: 0, borderRadius: 12 },
  '& .dark': { color: '#fff', backgroundColor: 'rgb(16 12 11 / 0.64)' },
  '& .dark:hover': { color: '#fff', backgroundColor: 'rgb(16 12 11 / 0.88)' },
  '& > .menu': { position: 'absolute', top: 8, right: 8, width: 36, height: 36 },
  '& > .note': {
    position: 'absolute',
    left: 8,
    bottom: 8,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 24,
    padding: '0 8px',
    borderRadius: 12,
    fontSize: '0.75rem',
    fontWeight: 600,
    pointerEvents: 'none',
  },
  ...selectStyle(theme),
  '& > .choose': { position: 'absolute', top: 4, left: 4 },
  '@media (pointer: coarse)': { '& > .menu': { width: 44, height: 44 } },
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within, [data-selecting="true"]) > :is(.choose, .menu)': { opacity: 0 },
  },
}));

interface ProjectImageTileProps {
  readonly image: PictureFacts & { readonly uid: string; readonly privacy: 'PUBLIC' | 'PRIVATE' };
  readonly isCover: boolean;
  readonly selected: boolean;
  readonly selecting: boolean;
  readonly dragging: boolean;
  /** The side at which another image would be put that is over this one now. */
  readonly over: Side | undefined;
  readonly onToggle: () => void;
  readonly onMenu: (anchor: HTMLElement) => void;
  /** Called for Alt with an arrow key, Home or End: moves the image by `steps` places. */
  readonly onStep: (steps: number) => void;
  readonly onDrag: (phase: 'start' | 'over' | 'drop' | 'end', side: Side) => void;
}

const sideOf = ({ clientX, currentTarget }: DragEvent): Side => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX > left + width / 2 ? 'after' : 'before';
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** One image of a project. A click opens it; dragging, or Alt and an arrow key, moves it. */
export const ProjectImageTile = ({ image, ...tile }: ProjectImageTileProps) => {
  const { isCover, selected, selecting, dragging, over, onToggle, onMenu, onStep, onDrag } = tile;
  const { uid, title, privacy } = image;
  return (
    <Root
      draggable
      data-selected={selected}
      data-selecting={selecting}
      data-dragging={dragging}
      data-over={over}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        onDrag('start', 'before');
      }}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        onDrag('over', sideOf(event));
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        onDrag('drop', sideOf(event));
      }}
      onDragEnd={() => onDrag('end', 'before')}
    >
      <Link
        className="main ring-around"
        to={`/image/${uid}`}
        aria-label={title}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+Home Alt+End"
        draggable={false}
        onClick={(event: MouseEvent) => {
          if (!selecting) return;
          event.preventDefault();
          onToggle();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const steps = STEPS[event.key];
          if (!event.altKey || steps === undefined) return;
          event.preventDefault();
          onStep(steps);
        }}
      >
        <Picture image={image} alt="" sizes="(max-width: 600px) 50vw, 400px" />
      </Link>
      {isCover || privacy === 'PRIVATE' ? (
        <span className="note dark">
          {privacy === 'PRIVATE' ? <Lock size={13} role="img" aria-label="Private" /> : null}
          {isCover ? 'Cover' : null}
        </span>
      ) : null}
      <SelectBox title={title} checked={selected} onToggle={onToggle} />
      <IconButton
        className="menu dark"
        aria-label={`Actions for ${title}`}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
    </Root>
  );
};
