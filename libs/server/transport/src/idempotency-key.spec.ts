import { checkedKey } from './idempotency-key.ts';

describe('the idempotency key of an operation', () => {
  it.each([null, undefined, ''])('is none for %j', (key) => {
    expect(checkedKey(key)).toBeNull();
  });

  it('has at most 255 characters', () => {
    expect(checkedKey('k'.repeat(255))).toBe('k'.repeat(255));
    const details = { fields: { idempotency_key: ['Use at most 255 characters.'] } };
    expect(() => checkedKey('k'.repeat(256))).toThrow(expect.objectContaining({ details }));
  });
});
