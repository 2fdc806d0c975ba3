import { createIds } from './ids.ts';

const ids = createIds();
const many = (make: () => string): string[] => Array.from({ length: 1000 }, make);

describe('the generator of ids', () => {
  it('generates version 4 UUIDs', () => {
    for (const uuid of many(ids.uuid)) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('generates uids of 128 bits in 22 URL-safe characters', () => {
    for (const uid of many(ids.uid)) {
      expect(uid).toMatch(/^[\w-]{22}$/);
      expect(Buffer.from(uid, 'base64url')).toHaveLength(16);
    }
  });

  it('generates secrets of 256 bits in 43 URL-safe characters', () => {
    for (const secret of many(ids.secret)) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
  });

  it('does not repeat a value among a thousand', () => {
    for (const make of [ids.uuid, ids.uid, ids.secret]) expect(new Set(many(make)).size).toBe(1000);
  });
});
