import { hostOf, parseSender } from './sender.ts';

describe('sender', () => {
  it.each([
    ['no-reply@safelight.test', '', 'no-reply@safelight.test'],
    ['Safelight <no-reply@safelight.test>', 'Safelight', 'no-reply@safelight.test'],
    ['"Safelight, Inc." <no-reply@localhost>', 'Safelight, Inc.', 'no-reply@localhost'],
  ])('reads %s', (from, name, address) => {
    expect(parseSender(from)).toEqual({ name, address });
  });

  it.each([
    '',
    'Safelight',
    'a@b.test, c@d.test',
    'a@b.test\r\nBcc: c@d.test',
    'all: a@b.test, c@d.test;',
    '@b.test',
  ])('refuses %p at start', (from) => {
    expect(() => parseSender(from)).toThrow(RangeError);
  });

  it('lends its host to message ids', () => {
    expect(hostOf({ name: '', address: 'no-reply@safelight.test' })).toBe('safelight.test');
  });
});
