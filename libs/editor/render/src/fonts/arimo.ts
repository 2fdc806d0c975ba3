import { CHARACTERS, type FontFile } from './font-file.ts';

export const ARIMO: readonly FontFile[] = [
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/arimo/files/arimo-latin-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS.cyrillic,
    url: new URL('@fontsource/arimo/files/arimo-cyrillic-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS.greek,
    url: new URL('@fontsource/arimo/files/arimo-greek-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'normal',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/arimo/files/arimo-vietnamese-400-normal.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/arimo/files/arimo-latin-400-italic.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/arimo/files/arimo-latin-ext-400-italic.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS.cyrillic,
    url: new URL('@fontsource/arimo/files/arimo-cyrillic-400-italic.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS.greek,
    url: new URL('@fontsource/arimo/files/arimo-greek-400-italic.woff2', import.meta.url),
  },
  {
    weight: 400,
    style: 'italic',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/arimo/files/arimo-vietnamese-400-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/arimo/files/arimo-latin-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/arimo/files/arimo-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS.cyrillic,
    url: new URL('@fontsource/arimo/files/arimo-cyrillic-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS.greek,
    url: new URL('@fontsource/arimo/files/arimo-greek-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'normal',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/arimo/files/arimo-vietnamese-700-normal.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS.latin,
    url: new URL('@fontsource/arimo/files/arimo-latin-700-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS['latin-ext'],
    url: new URL('@fontsource/arimo/files/arimo-latin-ext-700-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS.cyrillic,
    url: new URL('@fontsource/arimo/files/arimo-cyrillic-700-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS.greek,
    url: new URL('@fontsource/arimo/files/arimo-greek-700-italic.woff2', import.meta.url),
  },
  {
    weight: 700,
    style: 'italic',
    characters: CHARACTERS.vietnamese,
    url: new URL('@fontsource/arimo/files/arimo-vietnamese-700-italic.woff2', import.meta.url),
  },
];
