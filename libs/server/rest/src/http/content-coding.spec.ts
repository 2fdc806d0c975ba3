import { codedEtag, contentCodingOf } from './content-coding.ts';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', null],
    ['br;q=0, *;q=0', null],
    ['', null],
    ['deflate;q=oops, ;;,', null],
  ])('for "%s" is %s', (header, coding) => {
    expect(contentCodingOf({ 'accept-encoding': header })).toBe(coding);
  });

  it('is none without the header, and when the only accepted coding is not available', () => {
    expect(contentCodingOf({})).toBeNull();
    expect(contentCodingOf({ 'accept-encoding': 'br' }, ['gzip'])).toBeNull();
  });

  it('gives the compressed form an ETag of its own', () => {
    expect([codedEtag('"a"', null), codedEtag('"a"', 'br'), codedEtag('"a"', 'gzip')]).toEqual([
      '"a"',
      '"a-br"',
      '"a-gzip"',
    ]);
  });
});
