import { EVERY_CHARACTER, type FontFile } from './font-file.ts';

export const DEJAVU_SANS: readonly FontFile[] = [
  {
    weight: 400,
    style: 'normal',
    characters: EVERY_CHARACTER,
    url: new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: EVERY_CHARACTER,
    url: new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: EVERY_CHARACTER,
    url: new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: EVERY_CHARACTER,
    url: new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-italic.woff2', import.meta.url),
  },
];
