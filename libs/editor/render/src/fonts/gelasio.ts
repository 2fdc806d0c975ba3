import { CHARACTERS, type FontFile } from './font-file.ts';

export const GELASIO: readonly FontFile[] = [
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/gelasio/files/gelasio-latin-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/gelasio/files/gelasio-vietnamese-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/gelasio/files/gelasio-latin-400-italic.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-italic.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/gelasio/files/gelasio-vietnamese-400-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/gelasio/files/gelasio-latin-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/gelasio/files/gelasio-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/gelasio/files/gelasio-vietnamese-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/gelasio/files/gelasio-latin-700-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/gelasio/files/gelasio-latin-ext-700-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/gelasio/files/gelasio-vietnamese-700-italic.woff2', import.meta.url),
  },
];
