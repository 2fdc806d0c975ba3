import { writeToClipboard } from './write-to-clipboard.ts';

/** What a clipboard item contains for each of its types: a blob, or a promise of one. */
type Data = Readonly<Record<string, Blob | Promise<Blob>>>;

/** A browser whose clipboard accepts only what it is given while a click is handled, as that of Safari. */
const inSafari = () => {
  let isHandlingClick = false;
  const written: string[] = [];
  class Item {
    readonly data: Data;
    constructor(data: Data) {
      this.data = data;
    }
  }
  const refuseLate = (): void => {
    if (!isHandlingClick) throw new DOMException('Not now.', 'NotAllowedError');
  };
  const clipboard = {
    writeText: async (text: string) => {
      refuseLate();
      written.push(text);
    },
    write: async ([item]: readonly Item[]) => {
      refuseLate();
      const blob = await item?.data['text/plain'];
      if (blob !== undefined) written.push(blob.type, String(blob.size));
    },
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  Object.defineProperty(globalThis, 'ClipboardItem', { configurable: true, value: Item });
  const click = <T>(act: () => T): T => {
    isHandlingClick = true;
    try {
      return act();
    } finally {
      isHandlingClick = false;
    }
  };
  return { written, click };
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('a text that is known only after the click is written in Safari, too', async () => {
  const { written, click } = inSafari();
  let know: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => (know = resolve));
  const writing = click(() => writeToClipboard(text));
  know('a link');
  await writing;
  expect(written).toEqual(['text/plain', '6']);
});

it('a text that is known at the click is written', async () => {
  const { written, click } = inSafari();
  await click(() => writeToClipboard('a link'));
  expect(written).toEqual(['a link']);
});

it('nothing is written if the promised text fails', async () => {
  const { written, click } = inSafari();
  await expect(click(() => writeToClipboard(Promise.reject(new Error('No text.'))))).rejects.toThrow(
    'No text.',
  );
  expect(written).toEqual([]);
});

it('a browser that cannot be given a promise writes the text when it is known', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await writeToClipboard(Promise.resolve('a link'));
  expect(written).toEqual(['a link']);
});
