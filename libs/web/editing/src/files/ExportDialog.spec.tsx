import { jest } from '@jest/globals';
import { type Layer, newDocument } from '@safelight/engine';
import { filterOf, imageOf, redactOf } from '@safelight/engine/testing';
import { FileError } from '@safelight/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

interface Written {
  readonly options: unknown;
  readonly signal: AbortSignal | undefined;
}

const written: Written[] = [];
let answer: () => Promise<Blob> = () => Promise.resolve(new Blob(['file']));
withoutWorkers({
  renderFile: (_document, _pictures, options, signal) => {
    written.push({ options, signal });
    return answer();
  },
  renderPsd: (_document, _pictures, signal) => {
    written.push({ options: 'psd', signal });
    return Promise.resolve({ blob: new Blob(['8BPS']), notes: ['Filters were burnt into the pixels.'] });
  },
});
const { ExportDialog } = await import('./ExportDialog.tsx');
const { useEditing } = await import('../session/editing-session.ts');

let saved: string[] = [];

beforeEach(() => {
  written.length = 0;
  saved = [];
  answer = () => Promise.resolve(new Blob(['file']));
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (layers: readonly Layer[] = []) => {
  const onClose = jest.fn();
  const Opened = () => <ExportDialog session={useEditing()} onClose={onClose} />;
  return { ...openEditor({ ...newDocument({ width: 400, height: 300 }), layers }, <Opened />), onClose };
};

const exportIt = () => fireEvent.click(screen.getByRole('button', { name: 'Export' }));

const choose = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } });

it('the export dialog writes a PNG at pixel ratio 2, under the editor’s usual file name', async () => {
  open();
  expect(screen.getByRole('option', { name: 'Double: 800 × 600 pixels' })).toBeVisible();
  exportIt();
  expect(await screen.findByRole('status')).toHaveTextContent('The file is in your downloads.');
  expect(written).toMatchObject([{ options: { format: 'png', pixelRatio: 2 } }]);
  expect(saved).toEqual([expect.stringMatching(/^edited-image-\d{13}\.png$/)]);
});

it('the export dialog says that a file was written only until something else is chosen', async () => {
  open();
  exportIt();
  expect(await screen.findByRole('status')).toHaveTextContent('The file is in your downloads.');
  choose('Format', 'webp');
  expect(screen.queryByText('The file is in your downloads.')).toBeNull();
});

it('the main button of the export dialog is Close after the file was written, until something else is chosen', async () => {
  open();
  const isMain = (name: string) =>
    screen.getByRole('button', { name }).classList.contains('MuiButton-contained');
  expect([isMain('Export'), isMain('Close')]).toEqual([true, false]);
  exportIt();
  await screen.findByText('The file is in your downloads.');
  expect([isMain('Export'), isMain('Close')]).toEqual([false, true]);
  choose('Format', 'jpeg');
  expect([isMain('Export'), isMain('Close')]).toEqual([true, false]);
});

it('the export dialog asks for the quality of lossy formats', async () => {
  open();
  expect(screen.queryByRole('slider')).toBeNull();
  choose('Format', 'jpeg');
  choose('Size', '1');
  fireEvent.change(screen.getByRole('slider', { name: 'Quality' }), { target: { value: 0.6 } });
  exportIt();
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.jpg$/)]));
  expect(written).toMatchObject([{ options: { format: 'jpeg', pixelRatio: 1, quality: 0.6 } }]);
});

it('only a PNG is twice as large unless a size was chosen, which other formats keep', async () => {
  open();
  const size = () => screen.getByLabelText<HTMLSelectElement>('Size').selectedOptions[0]?.textContent;
  choose('Format', 'jpeg');
  expect(size()).toBe('As it is: 400 × 300 pixels');
  exportIt();
  await waitFor(() => expect(written).toMatchObject([{ options: { format: 'jpeg', pixelRatio: 1 } }]));
  choose('Format', 'png');
  expect(size()).toBe('Double: 800 × 600 pixels');
  choose('Size', '0.5');
  choose('Format', 'webp');
  expect(size()).toBe('Half: 200 × 150 pixels');
});

it('the size of a file can be typed, in pixels or percent, and each side determines the other', async () => {
  const { person } = open();
  choose('Size', 'own');
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  expect(field('Width')).toHaveValue('800');
  await person.tripleClick(field('Width'));
  await person.keyboard('100');
  await person.tab();
  expect(field('Height')).toHaveValue('75');
  exportIt();
  await waitFor(() => expect(written).toMatchObject([{ options: { pixelRatio: 0.25 } }]));
  await person.tripleClick(field('Height'));
  await person.keyboard('10%{Enter}');
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[1]).toMatchObject({ options: { pixelRatio: 0.1 } });
});

it('nothing is exported while a size is typed that is not allowed', async () => {
  const { person } = open();
  choose('Size', 'own');
  await person.tripleClick(screen.getByRole('spinbutton', { name: 'Width' }));
  await person.keyboard('1201{Enter}');
  exportIt();
  expect(screen.getByRole('alert')).toHaveTextContent('Use a number from 1 to 1,200.');
  expect(written).toEqual([]);
});

it('a Photoshop file is exported with layers, and the dialog says what looks different', async () => {
  open();
  choose('Format', 'psd');
  expect(screen.queryByLabelText('Size')).toBeNull();
  exportIt();
  expect(await screen.findByText('Filters were burnt into the pixels.')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/\.psd$/)]);
});

it('the export dialog shows why no file could be written', async () => {
  answer = () => Promise.reject(new FileError('This browser cannot write WebP.'));
  open();
  exportIt();
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot write WebP.');
  expect(saved).toEqual([]);
});

it('cancelling an export stops writing the file', async () => {
  let fail: (error: Error) => void = () => undefined;
  answer = () =>
    new Promise((_resolve, reject) => {
      fail = reject;
    });
  const { onClose } = open();
  exportIt();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(written[0]?.signal?.aborted).toBe(true);
  fail(new DOMException('The file was not wanted any more.', 'AbortError'));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([]);
});

it('the export dialog says beforehand what cannot be edited in a Photoshop file', () => {
  const filters = [{ id: 'sepia', intensity: 1, enabled: true }] as const;
  open([
    imageOf({ id: 'photo' }),
    filterOf({ id: 'f', name: 'Sepia', filters }),
    filterOf({ id: 'g', name: 'Hidden', filters, visible: false }),
  ]);
  const loss = () => screen.queryByText('“Sepia” and the layers below it will be one layer.');
  expect(loss()).toBeNull();
  choose('Format', 'psd');
  expect(loss()).toBeVisible();
  expect(screen.queryByText(/“Hidden”/)).toBeNull();
});

it('the export dialog says beforehand that a redacted image is one layer of a Photoshop file', () => {
  open([imageOf({ id: 'photo' }), redactOf({ id: 'r' })]);
  choose('Format', 'psd');
  expect(screen.getByText(/^The image will be one layer/)).toBeVisible();
});
