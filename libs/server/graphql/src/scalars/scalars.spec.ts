import { BigIntScalar, DateTimeScalar } from './scalars.ts';

describe('the scalar for large whole numbers', () => {
  it.each([0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])('returns the number %d unchanged', (value) => {
    expect(BigIntScalar.serialize(value)).toBe(value);
    expect(BigIntScalar.parseValue(value)).toBe(value);
  });

  it.each([0.5, 2 ** 53, Number.NaN, Infinity, '12', null, {}, true])('rejects %p', (value) => {
    expect(() => BigIntScalar.parseValue(value)).toThrow('Use a whole number');
    expect(() => BigIntScalar.serialize(value)).toThrow('Use a whole number');
  });
});

describe('a time from a client', () => {
  it.each([
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00:00.5Z', '2026-01-31T12:00:00.500Z'],
    ['2026-01-31T12:00:00.123+02:00', '2026-01-31T10:00:00.123Z'],
    ['2028-02-29T00:00:00-05:30', '2028-02-29T05:30:00.000Z'],
  ])('written as %s is parsed as %s', (text, iso) => {
    expect(DateTimeScalar.parseValue(text).toISOString()).toBe(iso);
  });

  it.each([
    'yesterday',
    '',
    '2026-01-31',
    '2026-01-31T12:00:00',
    '2026-02-29T12:00:00Z',
    '2026-02-31T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-01-31T25:00:00Z',
    '2026-01-31T12:00:00+99:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-01:00',
    '+010000-01-01T00:00:00Z',
    '2026-01-31T12:00:00Z; drop table image',
    0,
    1_800_000_000_000,
    null,
    {},
    ['2026-01-31T12:00:00Z'],
  ])('written as %j is rejected', (value) => {
    expect(() => DateTimeScalar.parseValue(value)).toThrow('Use a moment in ISO 8601');
  });
});

describe('a time in a response', () => {
  it('is written in ISO 8601', () => {
    expect(DateTimeScalar.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});
