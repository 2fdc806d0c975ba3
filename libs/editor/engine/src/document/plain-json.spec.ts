import { utf8Bytes } from './plain-json.ts';

it.each(['', 'plain', 'Grüße', '漢字', '😀 family 👨‍👩‍👧', 'mixed ü漢😀'])(
  'utf8Bytes counts the UTF-8 bytes of "%s"',
  (text) => {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length);
  },
);
