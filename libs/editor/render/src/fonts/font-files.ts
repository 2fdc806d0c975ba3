/** One file of a font family: some of its characters in one weight and style. */
interface FontFile {
  readonly weight: 400 | 700;
  readonly style: 'normal' | 'italic';
  /** The characters of the file, in the syntax of CSS `unicode-range`. */
  readonly characters: string;
  readonly url: URL;
}

const EVERY_CHARACTER = 'U+0-10FFFF';

/** The character ranges into which the fonts' makers split the files (`unicode.json` of each family). */
const CHARACTERS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
} as const;

type FaceUrls = readonly [normal: URL, italic: URL, bold: URL, boldItalic: URL];

/** The four files that contain the same characters. */
const facesOf = (characters: string, [normal, italic, bold, boldItalic]: FaceUrls): readonly FontFile[] => [
  { characters, weight: 400, style: 'normal', url: normal },
  { characters, weight: 400, style: 'italic', url: italic },
  { characters, weight: 700, style: 'normal', url: bold },
  { characters, weight: 700, style: 'italic', url: boldItalic },
];

/** The files of each family that we serve. The build only finds URLs that are written in exactly this form. */
export const FONT_FILES: Readonly<Record<string, readonly FontFile[]>> = {
  Arimo: [
    ...facesOf(CHARACTERS.latin, [
      new URL('@fontsource/arimo/files/arimo-latin-400-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-latin-400-italic.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-latin-700-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-latin-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS['latin-ext'], [
      new URL('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-latin-ext-400-italic.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-latin-ext-700-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-latin-ext-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS.cyrillic, [
      new URL('@fontsource/arimo/files/arimo-cyrillic-400-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-cyrillic-400-italic.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-cyrillic-700-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-cyrillic-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS.greek, [
      new URL('@fontsource/arimo/files/arimo-greek-400-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-greek-400-italic.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-greek-700-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-greek-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS.vietnamese, [
      new URL('@fontsource/arimo/files/arimo-vietnamese-400-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-vietnamese-400-italic.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-vietnamese-700-normal.woff2', import.meta.url),
      new URL('@fontsource/arimo/files/arimo-vietnamese-700-italic.woff2', import.meta.url),
    ]),
  ],
  Tinos: [
    ...facesOf(CHARACTERS.latin, [
      new URL('@fontsource/tinos/files/tinos-latin-400-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-latin-400-italic.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-latin-700-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-latin-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS['latin-ext'], [
      new URL('@fontsource/tinos/files/tinos-latin-ext-400-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-latin-ext-400-italic.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-latin-ext-700-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-latin-ext-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS.cyrillic, [
      new URL('@fontsource/tinos/files/tinos-cyrillic-400-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-cyrillic-400-italic.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-cyrillic-700-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-cyrillic-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS.greek, [
      new URL('@fontsource/tinos/files/tinos-greek-400-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-greek-400-italic.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-greek-700-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-greek-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS.vietnamese, [
      new URL('@fontsource/tinos/files/tinos-vietnamese-400-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-vietnamese-400-italic.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-vietnamese-700-normal.woff2', import.meta.url),
      new URL('@fontsource/tinos/files/tinos-vietnamese-700-italic.woff2', import.meta.url),
    ]),
  ],
  Gelasio: [
    ...facesOf(CHARACTERS.latin, [
      new URL('@fontsource/gelasio/files/gelasio-latin-400-normal.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-latin-400-italic.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-latin-700-normal.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-latin-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS['latin-ext'], [
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-normal.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-italic.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-700-normal.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-700-italic.woff2', import.meta.url),
    ]),
    ...facesOf(CHARACTERS.vietnamese, [
      new URL('@fontsource/gelasio/files/gelasio-vietnamese-400-normal.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-vietnamese-400-italic.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-vietnamese-700-normal.woff2', import.meta.url),
      new URL('@fontsource/gelasio/files/gelasio-vietnamese-700-italic.woff2', import.meta.url),
    ]),
  ],
  'DejaVu Sans': [
    ...facesOf(EVERY_CHARACTER, [
      new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2', import.meta.url),
      new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-italic.woff2', import.meta.url),
      new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2', import.meta.url),
      new URL('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-italic.woff2', import.meta.url),
    ]),
  ],
};
