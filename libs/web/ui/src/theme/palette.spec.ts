import type { PaletteOptions, SimplePaletteColorOptions } from '@mui/material/styles';
import { contrast } from '../testing/contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';

const groundsOf = ({ background, surface }: PaletteOptions): readonly string[] =>
  [background?.default, background?.paper, surface?.overlay, surface?.sunken].filter(
    (hex) => hex !== undefined,
  );

const mainOf = (
  palette: PaletteOptions,
  name: 'primary' | 'success' | 'warning' | 'error',
): SimplePaletteColorOptions => palette[name] as SimplePaletteColorOptions;

describe.each([
  ['dark', darkPalette],
  ['light', lightPalette],
])('in the %s color scheme,', (_name, palette) => {
  const grounds = groundsOf(palette);

  it('text has a contrast of at least 4.5:1 on every background', () => {
    const inks = [
      palette.text?.primary,
      palette.text?.secondary,
      ...(['success', 'warning', 'error'] as const).map((name) => mainOf(palette, name).main),
    ];
    for (const ink of inks) {
      for (const ground of grounds) expect(contrast(ink ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the label of a disabled control has a contrast of at least 3:1 on every background, so that it can be read', () => {
    for (const ground of grounds)
      expect(contrast(palette.action?.disabled ?? '', ground)).toBeGreaterThanOrEqual(3);
  });

  it('text on the accent color has a contrast of at least 4.5:1', () => {
    const { main, contrastText = '' } = mainOf(palette, 'primary');
    expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5);
  });

  it('the accent, the focus ring and the outlines of controls have a contrast of at least 3:1 on every background', () => {
    const { control = '', focus = '' } = palette.surface ?? {};
    for (const line of [mainOf(palette, 'primary').main, focus, control]) {
      for (const ground of grounds) expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
