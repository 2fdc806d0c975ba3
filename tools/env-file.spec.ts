import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from './env-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'safelight-env-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const loaded = (text: string, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  writeFileSync(join(folder, '.env'), text);
  loadEnvFile(folder, env);
  return env;
};

describe('the file .env', () => {
  it('is optional', () => {
    const env: NodeJS.ProcessEnv = {};
    loadEnvFile(join(folder, 'nowhere'), env);
    expect(env).toEqual({});
  });

  it('sets variables, and may contain comments and spaces as .env.example does', () =>
    expect(
      loaded('# a comment\nPORT=4000\nMAIL_FROM=Safelight <mail@photos.example>\nS3_ENDPOINT=\n'),
    ).toEqual({
      PORT: '4000',
      MAIL_FROM: 'Safelight <mail@photos.example>',
      S3_ENDPOINT: '',
    }));

  it('does not replace variables that the environment sets', () =>
    expect(loaded('PORT=4000\nHOST=0.0.0.0\n', { PORT: '5000', HOST: '' })).toEqual({
      PORT: '5000',
      HOST: '',
    }));

  it('can be a copy of .env.example', () => {
    copyFileSync('.env.example', join(folder, '.env'));
    const env: NodeJS.ProcessEnv = {};
    loadEnvFile(folder, env);
    expect(env).toMatchObject({ PORT: '3000', PUBLIC_URL: '', WORKER: 'inline' });
  });
});
