import { imageLayer, newDocument, type EditorDocument } from '@safelight/engine';
import { textOf } from '@safelight/engine/testing';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FILES } from './font-files.ts';
import { FAMILIES, familyOf, FontMissing, loadFonts, onFontsLoaded } from './fonts.ts';

const FILE_COUNT = Object.values(FONT_FILES).flat().length;
const require = createRequire(import.meta.url);

it('every font has files in both weights, upright and italic', () => {
  for (const { url } of Object.values(FONT_FILES).flat()) {
    const name = url.pathname.slice(url.pathname.indexOf('@fontsource'));
    expect(existsSync(require.resolve(name))).toBe(true);
  }
  for (const family of Object.values(FAMILIES)) {
    const latin = FONT_FILES[family]?.filter(({ url }) => url.pathname.includes('-latin-'));
    const faces = new Set(latin?.map(({ weight, style }) => `${String(weight)} ${style}`));
    expect(faces.size).toBe(4);
  }
});

/** Fakes a page's fonts: records the requests, and fails them while `isDown`. */
const fakeFonts = () => {
  const asked: { font: string; text: string }[] = [];
  const faces = new Set<unknown>();
  const fonts = Object.assign(new EventTarget(), {
    add: (face: unknown) => faces.add(face),
    delete: (face: unknown) => faces.delete(face),
    load: (font: string, text: string) => {
      asked.push({ font, text });
      return state.isDown ? Promise.reject(new DOMException('', 'NetworkError')) : Promise.resolve([]);
    },
  });
  const state = { asked, faces, fonts, isDown: false };
  return state;
};

describe('the fonts in a page', () => {
  let page: ReturnType<typeof fakeFonts>;
  beforeEach(() => {
    page = fakeFonts();
    Object.assign(globalThis, {
      document: { fonts: page.fonts },
      FontFace: class {
        readonly status = 'unloaded';
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'FontFace');
  });

  const document: EditorDocument = {
    ...newDocument(),
    layers: [
      imageLayer({ id: 'a', name: '', source: { kind: 'version', versionId: 'v' }, width: 1, height: 1 }),
      textOf({ font: 'Georgia', weight: 700, italic: true, size: 20, content: 'Ελλάδα' }),
    ],
  };

  it('are loaded with the characters that a document uses', async () => {
    await loadFonts(document);
    expect(page.asked).toEqual([{ font: `italic 700 20px ${familyOf('Georgia')}`, text: 'Ελλάδα' }]);
    expect(page.faces.size).toBe(FILE_COUNT);
  });

  it('are all loaded when no document is given', async () => {
    await loadFonts();
    expect(new Set(page.asked.map(({ font }) => font)).size).toBe(5 * 4 - 4);
  });

  it('are requested again after the server could not be reached', async () => {
    page.isDown = true;
    await expect(loadFonts(document)).rejects.toBeInstanceOf(FontMissing);
    expect(page.faces.size).toBe(0);
    page.isDown = false;
    await loadFonts(document);
    expect(page.faces.size).toBe(FILE_COUNT);
  });

  it.each([
    ['there is a new version', true, /^There is a new version of Safelight\./],
    ['the connection may be down', false, /Check your connection and try again\.$/],
  ])('are missing with the reason that %s', async (_why, isGone, message) => {
    page.isDown = true;
    await expect(loadFonts(document, () => Promise.resolve(isGone))).rejects.toThrow(message);
  });

  it('notify subscribers when they are loaded', () => {
    let notified = 0;
    const stop = onFontsLoaded(() => {
      notified += 1;
    });
    page.fonts.dispatchEvent(new Event('loadingdone'));
    stop();
    page.fonts.dispatchEvent(new Event('loadingdone'));
    expect(notified).toBe(1);
  });
});

it('loading fonts does nothing in an environment without fonts', async () => {
  await expect(loadFonts()).resolves.toBeUndefined();
});
