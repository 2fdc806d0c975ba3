import useMediaQuery from '@mui/material/useMediaQuery';

/** True where a finger is the main pointer: there is a keyboard on the screen, and nothing can be dropped. */
export const useTouchScreen = (): boolean => useMediaQuery('(pointer: coarse)', { noSsr: true });
