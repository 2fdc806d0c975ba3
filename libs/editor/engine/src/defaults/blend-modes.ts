interface BlendModeRow {
  /** The name in the interface. */
  readonly label: string;
  /** The canvas's `globalCompositeOperation`. */
  readonly composite: string;
  /** The name that ag-psd uses in PSD files. */
  readonly psd: string;
}

/** The blend modes, used by the stage, exports and PSD files. */
export const BLEND_MODES = {
  normal: { label: 'Normal', composite: 'source-over', psd: 'normal' },
  darken: { label: 'Darken', composite: 'darken', psd: 'darken' },
  multiply: { label: 'Multiply', composite: 'multiply', psd: 'multiply' },
  'color-burn': { label: 'Color Burn', composite: 'color-burn', psd: 'color burn' },
  lighten: { label: 'Lighten', composite: 'lighten', psd: 'lighten' },
  screen: { label: 'Screen', composite: 'screen', psd: 'screen' },
  'color-dodge': { label: 'Color Dodge', composite: 'color-dodge', psd: 'color dodge' },
  overlay: { label: 'Overlay', composite: 'overlay', psd: 'overlay' },
  'soft-light': { label: 'Soft Light', composite: 'soft-light', psd: 'soft light' },
  'hard-light': { label: 'Hard Light', composite: 'hard-light', psd: 'hard light' },
  difference: { label: 'Difference', composite: 'difference', psd: 'difference' },
  exclusion: { label: 'Exclusion', composite: 'exclusion', psd: 'exclusion' },
  hue: { label: 'Hue', composite: 'hue', psd: 'hue' },
  saturation: { label: 'Saturation', composite: 'saturation', psd: 'saturation' },
  color: { label: 'Color', composite: 'color', psd: 'color' },
  luminosity: { label: 'Luminosity', composite: 'luminosity', psd: 'luminosity' },
} as const satisfies Record<string, BlendModeRow>;

export type BlendMode = keyof typeof BLEND_MODES;
