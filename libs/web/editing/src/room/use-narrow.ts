import useMediaQuery from '@mui/material/useMediaQuery';

/** True on a phone in portrait: tools go to the bottom, panels into a sheet. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 720px)', { noSsr: true });
