import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig, SETTING_NAMES } from './config.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const dataDir = mkdtempSync(join(tmpdir(), 'safelight-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/**
 * Variables that the documentation leaves out: NODE_ENV is a mode of Node, and the other one is only for
 * tests.
 */
const ELSEWHERE = ['NODE_ENV', 'FETCH_ALLOWED_ORIGINS'];
const names = SETTING_NAMES.filter((name) => !ELSEWHERE.includes(name)).sort();

describe('the settings', () => {
  const example = parseEnv(read('.env.example'));

  it('are all listed in .env.example, and .env.example lists no others', () =>
    expect(Object.keys(example).sort()).toEqual(names));

  it('have their default values in .env.example', () => {
    const env = { ...example, DATA_DIR: dataDir };
    expect(readConfig(env)).toEqual(readConfig({ DATA_DIR: dataDir }));
    expect(example['DATA_DIR']).toBe('./data');
  });

  it('are all listed in the table of the README, and that table lists no others', () => {
    const rows = read('README.md').match(/^\| `[A-Z].*$/gm) ?? [];
    const inTable = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
    expect(inTable.sort()).toEqual(names);
  });
});
