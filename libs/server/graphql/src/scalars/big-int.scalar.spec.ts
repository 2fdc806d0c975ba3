import { BigIntScalar } from './big-int.scalar.ts';

describe('a large whole number', () => {
  it.each([0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])('stays as it is: %d', (value) => {
    expect(BigIntScalar.serialize(value)).toBe(value);
    expect(BigIntScalar.parseValue(value)).toBe(value);
  });

  it.each([0.5, 2 ** 53, Number.NaN, Infinity, '12', null, {}, true])('is refused: %p', (value) => {
    expect(() => BigIntScalar.parseValue(value)).toThrow('Use a whole number');
    expect(() => BigIntScalar.serialize(value)).toThrow('Use a whole number');
  });
});
