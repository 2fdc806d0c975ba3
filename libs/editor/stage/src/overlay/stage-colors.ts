/** The colors of the theme as a canvas takes them. */
export interface StageColors {
  readonly accent: string;
  /** The two squares behind transparency. */
  readonly checkerLight: string;
  readonly checkerDark: string;
}

const VARIABLES: Readonly<Record<keyof StageColors, string>> = {
  accent: '--mui-palette-primary-main',
  checkerLight: '--mui-palette-surface-checkerLight',
  checkerDark: '--mui-palette-surface-checkerDark',
};

/** Reads the theme's colors where an element stands. Outside of a theme they are those of a system. */
export const colorsAt = (element: Element): StageColors => {
  const style = getComputedStyle(element);
  const read = (name: keyof StageColors, otherwise: string): string =>
    style.getPropertyValue(VARIABLES[name]).trim() || otherwise;
  return {
    accent: read('accent', 'Highlight'),
    checkerLight: read('checkerLight', 'white'),
    checkerDark: read('checkerDark', 'lightgrey'),
  };
};

/** Calls back when the page takes another color scheme. Returns what ends it. */
export const onSchemeChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'style'] });
  return () => {
    observer.disconnect();
  };
};
