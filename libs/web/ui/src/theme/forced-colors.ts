/** The system's colors for what is chosen. Without `none` the browser would put its own ground behind the text. */
const CHOSEN = { forcedColorAdjust: 'none', color: 'SelectedItemText', backgroundColor: 'SelectedItem' };

/**
 * Styles for systems that replace the colors of pages, such as the contrast themes of Windows: what is elsewhere
 * shown by a ground alone gets a border or the system's colors. Repeated classes outweigh the styles of the
 * components.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    ':root .MuiButton-contained': { border: '1px solid' },
    ':root :is(.MuiToggleButton-root, .MuiTab-root, .MuiMenuItem-root).Mui-selected.Mui-selected': CHOSEN,
    ':root .MuiButtonBase-root.MuiButtonBase-root[aria-pressed="true"]': CHOSEN,
    ':root nav a[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
    ':root .MuiLinearProgress-root': { border: '1px solid' },
    ':root .MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'SelectedItem' },
    ':root .MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    ':root .Mui-checked.Mui-checked > .MuiSwitch-thumb': { backgroundColor: 'SelectedItemText' },
    ':root .Mui-checked.Mui-checked + .MuiSwitch-track': {
      forcedColorAdjust: 'none',
      backgroundColor: 'SelectedItem',
    },
  },
} as const;
