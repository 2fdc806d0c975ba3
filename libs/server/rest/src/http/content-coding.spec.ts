import { codedEtag, contentCodingOf } from './content-coding.ts';

describe('the content coding of a response', () => {
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
  ])('for Accept-Encoding "%s" is %s', (header, coding) => {
    expect(contentCodingOf({ 'accept-encoding': header })).toBe(coding);
  });

  it('is none without Accept-Encoding, or if the accepted coding is not available', () => {
    expect(contentCodingOf({})).toBeNull();
    expect(contentCodingOf({ 'accept-encoding': 'br' }, ['gzip'])).toBeNull();
  });

  it('is part of the ETag of a compressed response', () => {
    expect([codedEtag('"a"', null), codedEtag('"a"', 'br'), codedEtag('"a"', 'gzip')]).toEqual([
      '"a"',
      '"a-br"',
      '"a-gzip"',
    ]);
  });
});
