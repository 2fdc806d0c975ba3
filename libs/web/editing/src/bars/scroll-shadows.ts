import type { Theme } from '@mui/material/styles';

/**
 * Shadows at the ends of a bar beyond which there is more to scroll to: at its own ends they are covered by
 * backgrounds that scroll with the content.
 */
export const scrollShadows = (theme: Theme, [start, end]: readonly ['left' | 'top', 'right' | 'bottom']) => {
  const [paper, ink] = [theme.vars.palette.background.paper, theme.vars.palette.text.primary];
  const sized = (length: string): string => (start === 'left' ? `${length} 100%` : `100% ${length}`);
  const cover = (to: string): string => `linear-gradient(to ${to}, ${paper} 40%, transparent)`;
  const shadow = (to: string): string =>
    `linear-gradient(to ${to}, color-mix(in srgb, ${ink} 24%, transparent), transparent)`;
  return {
    background: [
      `${cover(end)} ${start} / ${sized('48px')} no-repeat local`,
      `${cover(start)} ${end} / ${sized('48px')} no-repeat local`,
      `${shadow(end)} ${start} / ${sized('14px')} no-repeat scroll`,
      `${shadow(start)} ${end} / ${sized('14px')} no-repeat scroll`,
      paper,
    ].join(', '),
  };
};
