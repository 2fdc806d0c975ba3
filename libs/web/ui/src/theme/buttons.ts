import type { ThemeComponents } from './theme-components.ts';

/** The minimum size of buttons on touch screens: 44 px (look: "Touch and keys"). */
const TOUCH_TARGET = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } };

export const buttons: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ fontFamily: theme.typography.fontFamily }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'secondary', variant: 'outlined' },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: ownerState.size === 'large' ? 48 : ownerState.size === 'small' ? 32 : 40,
        paddingInline: theme.spacing(ownerState.size === 'small' ? 1.5 : 2.25),
        fontSize: ownerState.size === 'large' ? '1rem' : '0.875rem',
        whiteSpace: 'nowrap',
        transition: 'background-color 120ms ease-out, border-color 120ms ease-out, color 120ms ease-out',
        ...TOUCH_TARGET,
      }),
      outlined: ({ theme, ownerState }) =>
        ownerState.color === 'secondary'
          ? {
              color: theme.vars.palette.text.primary,
              borderColor: theme.vars.palette.surface.control,
              '&:hover': {
                borderColor: theme.vars.palette.text.secondary,
                backgroundColor: theme.vars.palette.action.hover,
              },
            }
          : {},
      text: ({ theme, ownerState }) =>
        ownerState.color === 'secondary'
          ? {
              color: theme.vars.palette.text.primary,
              '&:hover': { backgroundColor: theme.vars.palette.action.hover },
            }
          : {},
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        width: 40,
        height: 40,
        color: theme.vars.palette.text.secondary,
        '&:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.action.hover,
        },
        '@media (pointer: coarse)': { width: 44, height: 44 },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 3,
        gap: 2,
        borderRadius: 8,
        backgroundColor: theme.vars.palette.surface.sunken,
        border: `1px solid ${theme.vars.palette.divider}`,
        // The group is as high as the buttons next to it, and on touch screens each toggle is high enough for a
        // finger.
        '@media (pointer: coarse)': {
          padding: 0,
          border: 0,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
        },
      }),
      grouped: { border: 0, borderRadius: '6px !important', margin: '0 !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        paddingInline: theme.spacing(1.5),
        paddingBlock: 0,
        gap: theme.spacing(0.75),
        textTransform: 'none',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.action.selected,
        },
        ...TOUCH_TARGET,
      }),
    },
  },
};
