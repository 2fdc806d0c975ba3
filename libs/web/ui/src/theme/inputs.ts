import { focusRing, RING_INSIDE } from './focus-ring.ts';
import type { ThemeComponents } from './theme-components.ts';

/** A cross as a mask, like the icon `X` of the other buttons. */
const CROSS = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M18 6 6 18M6 6l12 12"/></svg>',
)}")`;

export const inputs: ThemeComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.surface.sunken,
        '&.MuiInputBase-adornedStart': { paddingLeft: 12, '& > .MuiOutlinedInput-input': { paddingLeft: 0 } },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.control },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.text.secondary,
        },
        // The ring surrounds the whole field, including icons and buttons next to the text.
        '&:has(.MuiOutlinedInput-input:focus-visible)': focusRing(
          theme.vars.palette.surface.focus,
          theme.vars.palette.background.default,
        ),
        '&:hover:not(.Mui-focused, .Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      input: ({ theme }) => ({
        // With its padding, the field is as high as a button.
        height: 24,
        padding: theme.spacing(1, 1.5),
        '@media (pointer: coarse)': { paddingBlock: theme.spacing(1.25) },
        // The doubled class outweighs the rule of the focus ring. A selector that began with `:root` would be
        // put behind the class of the field, where it never matches.
        'html &&:focus-visible': { outline: 'none', boxShadow: 'none' },
        // Secondary text has a contrast of 4.5:1 on a field, unlike MUI's translucent placeholder.
        '&::placeholder': { opacity: 1, color: theme.vars.palette.text.secondary },
        // The browser's own button that clears a search is blue; this one is a cross in the color of icons.
        '&::-webkit-search-cancel-button': {
          appearance: 'none',
          width: 20,
          height: 20,
          cursor: 'pointer',
          backgroundColor: theme.vars.palette.text.secondary,
          mask: `${CROSS} center / 16px no-repeat`,
          '&:hover': { backgroundColor: theme.vars.palette.text.primary },
        },
        '&:autofill': {
          boxShadow: `0 0 0 100px ${theme.vars.palette.surface.sunken} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
        },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        height: ownerState.size === 'small' ? 24 : 32,
        fontSize: '0.8125rem',
        fontWeight: 500,
        borderColor: theme.vars.palette.surface.control,
        '&.MuiChip-clickable': { '@media (pointer: coarse)': { height: 44, borderRadius: 22 } },
      }),
    },
  },
  MuiFormControlLabel: {
    // Puts a switch at the edge of its column. MUI's margin is that of a checkbox, which has a wider padding.
    styleOverrides: {
      root: {
        '&:has(> .MuiSwitch-root)': { marginLeft: -2, gap: 8 },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        width: 44,
        height: 40,
        padding: '9px 2px',
        borderRadius: 12,
        '@media (pointer: coarse)': {
          height: 44,
          paddingBlock: 11,
          '& .MuiSwitch-switchBase': { paddingBlock: 14 },
        },
      },
      switchBase: { padding: '12px 5px', '&.Mui-checked': { transform: 'translateX(18px)' } },
      thumb: ({ theme }) => ({
        width: 16,
        height: 16,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.text.primary,
        '.Mui-checked > &': { backgroundColor: theme.vars.palette.background.default },
      }),
      track: ({ theme }) => ({
        borderRadius: 12,
        opacity: 1,
        backgroundColor: theme.vars.palette.surface.sunken,
        border: `1px solid ${theme.vars.palette.surface.control}`,
        '.Mui-checked.Mui-checked + &': { opacity: 1, backgroundColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiCheckbox: { defaultProps: { disableRipple: true, size: 'small' } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontWeight: 550,
        textDecorationLine: 'underline',
        textDecorationColor: theme.vars.palette.surface.control,
        textUnderlineOffset: '0.22em',
        '&:hover': { textDecorationColor: theme.vars.palette.text.primary },
        // These links are not parts of a sentence.
        'button&, nav > &, form > &': {
          '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
        },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      // The selected tab draws the line itself. MUI's is moved by a script, and so is late when the width of the
      // tabs changes.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      // The strip of tabs scrolls, so it would clip a focus ring outside of a tab.
      root: ({ theme }) => ({
        ...RING_INSIDE,
        minHeight: 44,
        minWidth: 72,
        textTransform: 'none',
        fontWeight: 600,
        '&.Mui-selected::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 0 0',
          height: 2,
          backgroundColor: theme.vars.palette.primary.main,
        },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.divider }),
      bar: { borderRadius: 3 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, backgroundColor: theme.vars.palette.background.paper }),
    },
  },
};
