import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from './env-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'safelight-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const loaded = (text, env = {}) => {
  writeFileSync(join(folder, '.env'), text);
  loadEnvFile(folder, env);
  return env;
};

describe('the file .env', () => {
  it('need not exist', () => {
    const env = {};
    loadEnvFile(join(folder, 'nowhere'), env);
    expect(env).toEqual({});
  });

  it('gives settings, with comments and spaces as they stand in .env.example', () =>
    expect(
      loaded('# a comment\nPORT=4000\nMAIL_FROM=Safelight <mail@photos.example>\nS3_ENDPOINT=\n'),
    ).toEqual({
      PORT: '4000',
      MAIL_FROM: 'Safelight <mail@photos.example>',
      S3_ENDPOINT: '',
    }));

  it('gives way to the environment', () =>
    expect(loaded('PORT=4000\nHOST=0.0.0.0\n', { PORT: '5000', HOST: '' })).toEqual({
      PORT: '5000',
      HOST: '',
    }));

  it('can be a copy of .env.example', () => {
    copyFileSync('.env.example', join(folder, '.env'));
    const env = {};
    loadEnvFile(folder, env);
    expect(env).toMatchObject({ PORT: '3000', PUBLIC_URL: '', WORKER: 'inline' });
  });
});
