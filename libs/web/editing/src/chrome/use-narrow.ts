import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * True on phones held upright and in small windows: the tools are at the bottom, and the panels in a sheet. A phone on its
 * side is too low for a sheet, and has its tools and panels at the sides.
 */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 559.95px), (max-width: 720px) and (min-height: 440px)', { noSsr: true });

/** True where the top bar has no room for what can also be done in other ways, such as with two fingers. */
export const useShortBar = (): boolean => useMediaQuery('(max-width: 743.95px)', { noSsr: true });

/** True where a panel shows only a few lines: in the sheet of a phone, and on a phone on its side. */
export const useLowPanel = (): boolean =>
  useMediaQuery('(max-width: 720px), (max-height: 600px)', { noSsr: true });
