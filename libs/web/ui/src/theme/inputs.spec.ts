import type { PaletteOptions } from '@mui/material/styles';
import { contrast } from '../testing/contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { theme } from './theme.ts';

type Styles = Readonly<Record<string, unknown>>;
type Slot = 'root' | 'input';

/** Returns the theme's styles for one part of every field. */
const stylesOf = (slot: Slot): Styles => {
  const override = theme.components?.MuiOutlinedInput?.styleOverrides?.[slot];
  if (typeof override !== 'function') throw new Error(`The theme says nothing of ${slot}.`);
  return override({ theme, ownerState: {} }) as Styles;
};

/** Returns the palette color to which a CSS variable of the theme refers. */
const colourIn = (palette: PaletteOptions, variable: unknown): string => {
  const path = /--mui-palette-([\w-]+)/.exec(String(variable))?.[1]?.split('-') ?? [];
  const found = path.reduce<unknown>((at, name) => (at as Styles | undefined)?.[name], palette);
  if (typeof found !== 'string') throw new Error(`${String(variable)} is no colour of the palette.`);
  return found;
};

it.each([
  ['dark', darkPalette],
  ['light', lightPalette],
])(
  'a placeholder in the %s scheme has a contrast of at least 4.5:1 on its field, at full opacity',
  (_name, palette) => {
    const placeholder = stylesOf('input')['&::placeholder'] as Styles;
    const [ink, ground] = [placeholder['color'], stylesOf('root')['backgroundColor']];
    expect(contrast(colourIn(palette, ink), colourIn(palette, ground))).toBeGreaterThanOrEqual(4.5);
    expect(placeholder['opacity']).toBe(1);
  },
);
