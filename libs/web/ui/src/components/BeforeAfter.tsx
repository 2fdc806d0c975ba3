import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { RING_INSIDE } from '../theme/focus-ring.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  ...RING_INSIDE,
  overflow: 'hidden',
  isolation: 'isolate',
  height: '100%',
  // Keeps the clipped layers below the frame's focus ring.
  '& > .layer': { position: 'relative', zIndex: -1, display: 'block', width: '100%', height: '100%' },
  '& > .layer > *': { display: 'block', width: '100%', height: '100%' },
  // Each picture is clipped to its own side, so that it does not show through transparent parts of the other
  // or next to it.
  '& > .before:not(.covered)': { clipPath: 'inset(0 calc(100% - var(--split)) 0 0)' },
  '& > .after': { position: 'absolute', inset: 0, clipPath: 'inset(0 0 0 var(--split))' },
  '& > .edge': {
    position: 'absolute',
    insetBlock: 0,
    left: 'var(--split)',
    width: 2,
    marginLeft: -1,
    backgroundColor: '#fff',
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.35)',
    pointerEvents: 'none',
  },
  '& > .edge::after': {
    content: '""',
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: 36,
    height: 36,
    transform: 'translate(-50%, -50%)',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    border: '3px solid #fff',
    boxShadow: '0 1px 6px rgb(0 0 0 / 0.4)',
  },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
  },
}));

/** The name of a picture, at its upper edge. */
export const PictureTag = styled('span')({
  position: 'absolute',
  top: 12,
  padding: '3px 10px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: '#fff',
  backgroundColor: 'rgb(16 12 11 / 0.72)',
  pointerEvents: 'none',
});

interface BeforeAfterProps {
  readonly before: ReactNode;
  /** The picture that is shown over `before`. */
  readonly after: ReactNode;
  /**
   * Whether both pictures are opaque and of the same size. Then only the upper one is clipped, so that the
   * browser counts the lower one as the largest picture of the page as soon as it is drawn.
   */
  readonly isCovered?: boolean;
  readonly label: string;
  readonly beforeTag?: string;
  readonly afterTag?: string;
}

/** Two pictures with a movable edge between them: the first one to its left, the second one to its right. */
export const BeforeAfter = ({
  before,
  after,
  isCovered = false,
  label,
  beforeTag = 'Before',
  afterTag = 'After',
}: BeforeAfterProps) => {
  const [percent, setPercent] = useState(50);
  return (
    <Frame style={{ '--split': `${percent}%` } as React.CSSProperties}>
      <div className={isCovered ? 'layer before covered' : 'layer before'}>{before}</div>
      <div className="layer after">{after}</div>
      <PictureTag style={{ left: 12 }}>{beforeTag}</PictureTag>
      <PictureTag style={{ right: 12 }}>{afterTag}</PictureTag>
      <div className="edge" />
      <input
        className="ring-around"
        type="range"
        min={0}
        max={100}
        aria-label={label}
        aria-valuetext={`${percent}% ${beforeTag.toLowerCase()}`}
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
      />
    </Frame>
  );
};
