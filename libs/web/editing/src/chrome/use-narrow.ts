import useMediaQuery from '@mui/material/useMediaQuery';

/** True on phones in portrait: the tools are at the bottom, and the panels in a sheet. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 720px)', { noSsr: true });
