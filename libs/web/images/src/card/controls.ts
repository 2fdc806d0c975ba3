/**
 * The style of the buttons on cards. They are plain elements styled by their card's rule: a
 * hundred cards may scroll by in a second, and a styled component for each control would cost too much.
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
    minWidth: 40,
    '@media (pointer: coarse)': { minWidth: 44 },
    paddingInline: 12,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& .control > svg': { position: 'relative', pointerEvents: 'none' },
} as const;
