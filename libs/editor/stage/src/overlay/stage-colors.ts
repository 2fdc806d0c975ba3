/** Colors of the theme for a canvas. */
export interface StageColors {
  readonly accent: string;
  /** The two colors of the checkerboard behind transparent pictures. */
  readonly checkerLight: string;
  readonly checkerDark: string;
}

const VARIABLES: Readonly<Record<keyof StageColors, string>> = {
  accent: '--mui-palette-primary-main',
  checkerLight: '--mui-palette-surface-checkerLight',
  checkerDark: '--mui-palette-surface-checkerDark',
};

/** Reads the theme's colors at an element, or the system's colors outside of a theme. */
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

/** Calls the listener when the page's color scheme changes. Returns a function that unsubscribes. */
export const onSchemeChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'style'] });
  return () => observer.disconnect();
};
