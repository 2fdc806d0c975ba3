import { hostOf, parseSender } from './mail-options.ts';

describe('the configured sender of emails', () => {
  it.each([
    ['no-reply@safelight.test', '', 'no-reply@safelight.test'],
    ['Safelight <no-reply@safelight.test>', 'Safelight', 'no-reply@safelight.test'],
    ['"Safelight, Inc." <no-reply@localhost>', 'Safelight, Inc.', 'no-reply@localhost'],
  ])('is parsed from %s', (from, name, address) => {
    expect(parseSender(from)).toEqual({ name, address });
  });

  it.each([
    '',
    'Safelight',
    'a@b.test, c@d.test',
    'a@b.test\r\nBcc: c@d.test',
    'all: a@b.test, c@d.test;',
    '@b.test',
  ])('is refused at the start if it is %p', (from) => {
    expect(() => parseSender(from)).toThrow(RangeError);
  });

  it('has a host, which becomes the host of message ids', () => {
    expect(hostOf({ name: '', address: 'no-reply@safelight.test' })).toBe('safelight.test');
  });
});
