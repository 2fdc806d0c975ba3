import { sampleVersion } from '../testing/contracts/samples.ts';
import { archiveName, folderName } from './archive-names.ts';

describe('names in an archive', () => {
  const version = sampleVersion({ contentType: 'image/jpeg' });

  it.each([
    ['CON.jpg', '_CON.jpg'],
    ['nul', '_nul.jpg'],
    ['com1.tar.jpg', '_com1.tar.jpg'],
    ['Lpt9 .jpg', '_Lpt9 .jpg'],
    ['aux', '_aux.jpg'],
    ['console.jpg', 'console.jpg'],
    ['com.jpg', 'com.jpg'],
    ['com10.jpg', 'com10.jpg'],
    ['nul-und-nichtig.jpg', 'nul-und-nichtig.jpg'],
  ])('are of no device of Windows: %s', (name, expected) => {
    expect(archiveName(name, version)).toBe(expected);
  });

  it('of folders neither', () => {
    expect(['PRN', 'con.d', 'Summer'].map(folderName)).toEqual(['_PRN', '_con.d', 'Summer']);
  });
});
