/**
 * Buttons and boxes on cards are plain elements dressed by their card's one rule: a hundred cards scroll past in
 * a second, and each styled component of each would be paid for.
 */
export const CONTROLS = {
  '& .control': {
    position: 'relative',
    display: 'inline-grid',
    placeContent: 'center',
    width: 40,
    height: 40,
    padding: 0,
    border: 0,
    borderRadius: 8,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms ease-out, opacity 140ms ease-out',
    '@media (pointer: coarse)': { width: 44, height: 44 },
  },
  '& .restore': {
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: 6,
    width: 'auto',
    paddingInline: 12,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& .control > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& .control > svg': { position: 'relative', pointerEvents: 'none' },
} as const;
