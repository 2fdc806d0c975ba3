import { sampleVersion } from '../testing/contracts/samples.ts';
import { archiveName, folderName } from './archive-names.ts';

describe('names of files and folders in an archive', () => {
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
  ])('avoid device names of Windows: "%s" becomes "%s"', (name, expected) => {
    expect(archiveName(name, version)).toBe(expected);
  });

  it.each([
    ['a:b.jpg', 'a_b.jpg'],
    ['what?<now>|"*.jpg', 'what__now____.jpg'],
    ['C:\\photos\\a.jpg', 'C__photos_a.jpg'],
    ['photo.', 'photo..jpg'],
    ['photo. ', 'photo. .jpg'],
    ['..\\..\\up.jpg', '__.._up.jpg'],
  ])(
    'contain only characters that Windows accepts, and do not end with a dot or a space: "%s" becomes "%s"',
    (name, expected) => {
      expect(archiveName(name, version)).toBe(expected);
    },
  );

  it.each([
    ['sea.png', 'sea.jpg'],
    ['Sea.JPEG', 'Sea.JPEG'],
    ['page.html', 'page.html.jpg'],
  ])(
    'end with the extension of the version in place of that of another format: "%s" becomes "%s"',
    (name, expected) => {
      expect(archiveName(name, version)).toBe(expected);
    },
  );

  it('do not end with dots or spaces if they name folders', () => {
    expect(['Summer.', 'Summer . .', 'a:b', '...'].map(folderName)).toEqual(['Summer', 'Summer', 'a_b', '_']);
  });

  it('avoid device names of Windows if they name folders', () => {
    expect(['PRN', 'con.d', 'Summer'].map(folderName)).toEqual(['_PRN', '_con.d', 'Summer']);
  });
});
