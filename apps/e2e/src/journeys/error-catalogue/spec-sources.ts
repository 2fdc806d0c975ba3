import { TEXTS } from '@safelight/rules';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '../../../../../libs/web');

/** What is written in the client's spec of that name, quotes in its texts unescaped. */
export const sourceOf = async (spec: string): Promise<string> => {
  const [path, ...others] = globSync(`*/src/**/${spec}`, { cwd: WEB });
  if (path === undefined || others.length > 0) throw new Error(`${spec} is not one spec of the client`);
  return (await readFile(join(WEB, path), 'utf8')).replaceAll("\\'", "'");
};

/** The text that `TEXTS` has by a name such as `login.fallback`. */
export const textNamed = (name: string): unknown =>
  name.split('.').reduce<unknown>((texts, part) => (texts as Readonly<Record<string, unknown>>)[part], TEXTS);
