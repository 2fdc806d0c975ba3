import { byteRangeOf } from './byte-range.ts';

describe('byteRangeOf', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=a-b', 'unsatisfiable'],
    ['bytes=0-99999999999999999999', { start: 0, end: 99 }],
    ['bytes=-99999999999999999999', { start: 0, end: 99 }],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
  ])('parses the range %s of a file of 100 bytes', (header, expected) => {
    expect(byteRangeOf(header, 100)).toEqual(expected);
  });

  it('finds every range of an empty file unsatisfiable', () => {
    expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
