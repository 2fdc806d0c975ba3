import { bytesAt } from './byte-measures.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { WHOLE_FILE_HINT } from '../rules/file-sizes.ts';

describe('sizes in bytes', () => {
  it.each([
    ['2 mb', 2_000_000, null],
    ['500kb', 500_000, null],
    ['1,5 mo', 1_500_000, null],
    ['1,000 kb', 1_000_000, null],
    ['2.048 kb', 2_048_000, null],
    ['under 2 mb', 2_000_000, 'most'],
    ['less than 200 kilobytes please', 200_000, 'most'],
    ['max. 300 ko', 300_000, 'most'],
    ['200 kb max', 200_000, 'most'],
    ['under 500k', 500_000, 'most'],
    ['menos de medio mega', 500_000, 'most'],
    ['nicht größer als 1 mb', 1_000_000, 'most'],
    ['pas plus de 300 ko', 300_000, 'most'],
    ['no máximo 1 mega', 1_000_000, 'most'],
    ['sotto i 2 mega', 2_000_000, 'most'],
    ['at least 3 mb', 3_000_000, 'least'],
    ['plus de 200 ko', 200_000, 'least'],
  ] as const)('“%s” begins with %i bytes, bounded by %s', (text, value, bound) => {
    expect(bytesAt(text)?.measure).toEqual({ kind: 'bytes', value, bound });
  });

  it.each([
    '4k',
    '12 megapixels',
    '4 mega pixel',
    'mega drive',
    '5 kilos',
    '3 months',
    '2 mbappe',
    '0 kb',
    '500 km',
  ])('“%s” is no size in bytes', (text) => {
    expect(bytesAt(text)).toBeNull();
  });
});

describe('wishes for the size of a file', () => {
  it.each([
    'under 2 MB, or the site rejects it',
    'website says max 2MB, compress it',
    'max 2MB, email won’t take more',
    'it is 12 MB, get it under 2 MB',
    'unter 2 MB bitte, sonst nimmt das Portal es nicht',
    'pesa mucho, que pese menos de 2 MB',
    'I need it under 2 MB for the visa form',
    'under 5 MB, or make that under 2 MB',
  ])('“%s” is one step and nothing is left undone', (prompt) => {
    const { steps, notPossible } = readByRules(prompt);
    expect(steps).toEqual([{ operation: 'convert-format', strength: 1, options: { maxBytes: 2_000_000 } }]);
    expect(notPossible).toEqual([]);
  });

  it.each(['png without compression', 'save it as png, no compression'])(
    '“%s” is only a format',
    (prompt) => {
      expect(readByRules(prompt).steps.map(({ options }) => options)).toEqual([{ format: 'png' }]);
    },
  );

  it('is refused with a mask, because the application writes the file of a masked edit itself', () => {
    const { steps, hints } = readByRules('under 2 MB', { mask: true, reference: false });
    expect([steps, hints]).toEqual([[], [WHOLE_FILE_HINT]]);
  });
});
