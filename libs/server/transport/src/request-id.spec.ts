import { requestIdOf } from './request-id.ts';

const MADE = /^[0-9a-f-]{36}$/;

describe('the id of a request', () => {
  it('is the one that the request names', () => {
    expect(requestIdOf({ headers: { 'x-request-id': 'proxy_7-a' } })).toBe('proxy_7-a');
  });

  it.each([undefined, '', 'two words', 'x'.repeat(65), 'line\nbreak'])(
    'is a new one that stays the same where the request names %j',
    (given) => {
      const request = { headers: given === undefined ? {} : { 'x-request-id': given } };
      const id = requestIdOf(request);
      expect(id).toMatch(MADE);
      expect(requestIdOf(request)).toBe(id);
    },
  );
});
