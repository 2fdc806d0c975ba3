import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type ThemeComponents = Components<Omit<Theme, 'components'> & CssVarsTheme>;

/** 44 px on touch (look: "Touch and keys"). */
const TOUCH_TARGET = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } };

const buttons: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
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
          ? { color: theme.vars.palette.text.primary, '&:hover': { backgroundColor: theme.vars.palette.action.hover } }
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
        '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
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
          backgroundColor: theme.vars.palette.surface.overlay,
        },
        '@media (pointer: coarse)': { minHeight: 40 },
      }),
    },
  },
};

const surfaces: ThemeComponents = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.overlay,
        margin: theme.spacing(2),
      }),
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 7 6 / 0.64)' } } } },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(3, 3, 1) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 3, 2) }) } },
  MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 3, 3), gap: theme.spacing(1) }) } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 6,
        minWidth: 216,
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.overlay,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        gap: theme.spacing(1.5),
        borderRadius: 8,
        fontSize: '0.875rem',
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.8125rem',
        fontWeight: 500,
        padding: theme.spacing(0.75, 1.25),
        borderRadius: 8,
        color: theme.vars.palette.background.default,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
};

const inputs: ThemeComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.surface.sunken,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.control },
        '&:hover:not(.Mui-focused, .Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      input: ({ theme }) => ({
        height: 24,
        padding: theme.spacing(1.25, 1.5),
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
      root: ({ theme }) => ({
        height: 32,
        fontSize: '0.8125rem',
        fontWeight: 500,
        borderColor: theme.vars.palette.surface.control,
        '@media (pointer: coarse)': { height: 40, borderRadius: 20 },
      }),
    },
  },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { width: 44, height: 44, padding: '10px 2px', overflow: 'visible' },
      switchBase: { padding: 13, '&.Mui-checked': { transform: 'translateX(16px)' } },
      thumb: ({ theme }) => ({ width: 18, height: 18, boxShadow: 'none', backgroundColor: theme.vars.palette.text.primary }),
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
      }),
    },
  },
  MuiTabs: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${theme.vars.palette.divider}` }) },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44, minWidth: 72, textTransform: 'none', fontWeight: 600 } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.divider }),
      bar: { borderRadius: 3 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 12, backgroundColor: theme.vars.palette.background.paper }) },
  },
};

/** Every MUI component the client uses, so that none arrives stock. */
export const components: ThemeComponents = { ...buttons, ...surfaces, ...inputs };
