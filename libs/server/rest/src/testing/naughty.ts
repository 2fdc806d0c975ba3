import { corpus } from '@safelight/test-pictures';
import { readFileSync } from 'node:fs';

const OURS = [
  '../../etc/passwd',
  'x'.repeat(300),
  '.htaccess',
  '<script>alert(1)</script>.jpg',
  '\u202egpj.exe',
  '田中さん 👾',
  'a;b="c"',
  'line\r\nSet-Cookie: a=b',
  'nul\u0000byte',
];

/** Texts that have broken other programs; there are more of them where the external corpus is installed. */
export const naughtyStrings = (): readonly string[] => {
  const list = corpus('lists').find(({ name }) => name === 'naughty-strings.json');
  return list === undefined ? OURS : [...OURS, ...(JSON.parse(readFileSync(list.path, 'utf8')) as string[])];
};
