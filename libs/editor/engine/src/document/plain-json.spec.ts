import { utf8Bytes } from './plain-json.ts';

it.each(['', 'plain', 'Grüße', '漢字', '😀 family 👨‍👩‍👧', 'mixed ü漢😀'])('counts the bytes of "%s"', (text) => {
  expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length);
});
