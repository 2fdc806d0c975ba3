import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safelight-config-'));
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('settings', () => {
  it('need not be given: everything has an embedded default', () => {
    expect(read()).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      s3: null,
      smtpUrl: null,
      worker: 'inline',
      metricsPort: 9464,
    });
  });

  it('treat an empty variable as one that is not set', () =>
    expect(read({ DATABASE_URL: '', S3_ENDPOINT: '', PUBLIC_URL: ' ' })).toMatchObject({
      databaseUrl: null,
      s3: null,
    }));

  it('make one secret for this installation and keep it', () => {
    const { jwtSecret } = read();
    expect(jwtSecret.length).toBeGreaterThanOrEqual(43);
    expect(read().jwtSecret).toBe(jwtSecret);
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(jwtSecret);
  });

  it('take the public address without a trailing slash', () =>
    expect(read({ PUBLIC_URL: 'https://safelight.example/' }).publicUrl).toBe('https://safelight.example'));

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'safelight.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
    ['S3_ACCESS_KEY', { S3_ENDPOINT: 'http://localhost:9000' }],
    ['S3_SECRET_KEY', { S3_ENDPOINT: 'http://localhost:9000', S3_ACCESS_KEY: 'a' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['JWT_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' }],
    ['WORKER', { WORKER: 'sometimes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('stop the start, naming %s, for %j', (name, env) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(new RegExp(`^${name}:`));
  });
});
