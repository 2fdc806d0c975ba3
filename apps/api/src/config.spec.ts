import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safelight-config-'));
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'made for this server alone: 5 lemons, 3 pears' };
const S3 = { S3_ENDPOINT: 'http://localhost:9000', S3_ACCESS_KEY: 'a' };

describe('settings', () => {
  it('are all optional: without any, the server uses embedded services and default ports', () => {
    expect(read()).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      s3: null,
      smtpUrl: null,
      google: null,
      worker: 'inline',
      metricsPort: 9464,
      metricsHost: '127.0.0.1',
    });
  });

  it('that are empty count as not set', () =>
    expect(read({ DATABASE_URL: '', S3_ENDPOINT: '', PUBLIC_URL: ' ' })).toMatchObject({
      databaseUrl: null,
      s3: null,
    }));

  it('include a random JWT secret that is generated at the first start and reused afterwards', () => {
    const { jwtSecret } = read();
    expect(jwtSecret.length).toBeGreaterThanOrEqual(43);
    expect(read().jwtSecret).toBe(jwtSecret);
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(jwtSecret);
  });

  it.each([
    [{}, 'support@safelight.local'],
    [{ MAIL_FROM: 'Safelight <no-reply@photos.example>' }, 'support@photos.example'],
    [{ MAIL_FROM: 'mail@photos.example' }, 'support@photos.example'],
    [{ MAIL_FROM: 'Safelight <no-reply@localhost>' }, 'support@safelight.local'],
    [{ SUPPORT_EMAIL: 'help@photos.example' }, 'help@photos.example'],
    [{ SUPPORT_EMAIL: '' }, 'support@safelight.local'],
  ])('%j results in the support address %s', (env, address) => expect(read(env).supportEmail).toBe(address));

  it('allow nginx to send files only if a trusted proxy is configured', () => {
    expect(read().isNginxSending).toBe(false);
    expect(read({ X_ACCEL_REDIRECT: 'on', TRUST_PROXY: 'loopback' }).isNginxSending).toBe(true);
    expect(() => read({ X_ACCEL_REDIRECT: 'on' })).toThrow(/^X_ACCEL_REDIRECT: /);
    expect(() => read({ X_ACCEL_REDIRECT: '/_files/', TRUST_PROXY: 'loopback' })).toThrow(
      /^X_ACCEL_REDIRECT: /,
    );
  });

  it('with a support address that is not a plain email address are refused', () =>
    expect(() => read({ SUPPORT_EMAIL: 'Help <help@photos.example>' })).toThrow(/^SUPPORT_EMAIL: /));

  it('contain no social links and no analytics address by default, and accept only http addresses for them', () => {
    expect(read()).toMatchObject({ socialLinks: [], analyticsUrl: null });
    const links = 'https://mastodon.example/@safelight, https://code.example/safelight';
    expect(read({ SOCIAL_LINKS: links, ANALYTICS_URL: 'https://count.example/hit' })).toMatchObject({
      socialLinks: ['https://mastodon.example/@safelight', 'https://code.example/safelight'],
      analyticsUrl: 'https://count.example/hit',
    });
    expect(() => read({ SOCIAL_LINKS: 'https://a.example, javascript:alert(1)' })).toThrow(/^SOCIAL_LINKS: /);
    expect(() => read({ ANALYTICS_URL: 'count' })).toThrow(/^ANALYTICS_URL: /);
  });

  it('show the outbox only to this machine by default, and never to anyone in production', () => {
    expect(read().outboxPage).toBe('local');
    expect(read({ OUTBOX_PAGE: 'anyone' }).outboxPage).toBe('anyone');
    expect(() => read({ OUTBOX_PAGE: 'yes' })).toThrow(/^OUTBOX_PAGE: /);
    expect(() => read({ ...PRODUCTION, OUTBOX_PAGE: 'anyone' })).toThrow(/^OUTBOX_PAGE: /);
  });

  it('remove the trailing slash of PUBLIC_URL', () =>
    expect(read({ PUBLIC_URL: 'https://safelight.example/' }).publicUrl).toBe('https://safelight.example'));

  it('enable sign-in with Google if client id and secret are set, with Google’s addresses by default', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(read({ ...client, GOOGLE_TOKEN_URL: '' }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      issuer: 'https://accounts.google.com',
    });
    expect(read({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:9999' }).google).toMatchObject({
      issuer: 'http://127.0.0.1:9999',
    });
  });

  it('offer nothing for sale until both Stripe secrets are set', () => {
    expect(read().stripe).toBeNull();
    const secrets = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(read(secrets).stripe).toEqual({
      secretKey: 'sk',
      webhookSecret: 'whsec',
      apiUrl: 'https://api.stripe.com',
    });
  });

  it('use only the local engine for AI edits by default, and try configured services before it', () => {
    expect(read().ai).toEqual({ providers: ['local'], timeoutMs: 60_000, gemini: null, openAi: null });
    const both = read({ OPENAI_BASE_URL: 'http://127.0.0.1:8080', GEMINI_API_KEY: 'key' }).ai;
    expect(both.providers).toEqual(['gemini', 'openai-compatible', 'local']);
    expect(both.gemini).toEqual({
      apiKey: 'key',
      baseUrl: 'https://generativelanguage.googleapis.com',
      imageModel: 'gemini-3.1-flash-image',
      textModel: 'gemini-3.8-flash',
      editPrice: 0,
    });
    expect(both.openAi).toMatchObject({ apiKey: null, baseUrl: 'http://127.0.0.1:8080' });
    expect(read({ OPENAI_API_KEY: 'key' }).ai.openAi).toMatchObject({
      apiKey: 'key',
      baseUrl: 'https://api.openai.com/v1',
      imageModel: 'gpt-image-1',
    });
  });

  it('set the price per edit of each AI service, which is 0 by default', () => {
    const keys = { GEMINI_API_KEY: 'a', OPENAI_API_KEY: 'b' };
    const { gemini, openAi } = read({ ...keys, GEMINI_EDIT_PRICE: '0.067', OPENAI_EDIT_PRICE: '' }).ai;
    expect([gemini?.editPrice, openAi?.editPrice]).toEqual([0.067, 0]);
  });

  it('use only the AI services that AI_PROVIDERS lists, in that order', () => {
    const keys = { GEMINI_API_KEY: 'a', OPENAI_API_KEY: 'b' };
    expect(read({ ...keys, AI_PROVIDERS: 'local, openai-compatible' }).ai.providers).toEqual([
      'local',
      'openai-compatible',
    ]);
  });

  it('accept the secrets of the repository outside of production, and one’s own secrets in production', () => {
    const jwtSecret = 'not-a-secret-set-your-own-for-anything-real';
    expect(read({ JWT_SECRET: jwtSecret })).toMatchObject({ jwtSecret });
    const own = {
      ...PRODUCTION,
      ...S3,
      S3_SECRET_KEY: 'of one’s own',
      DATABASE_URL: 'postgres://a:b%20c@db/x',
    };
    expect(read(own)).toMatchObject({ isProduction: true, s3: { secretKey: 'of one’s own' } });
  });

  it('allow GraphQL introspection and unknown documents by default, each of which can be turned off', () => {
    expect(read().graphqlIntrospection).toBe(true);
    expect(read({ NODE_ENV: 'production' }).graphqlIntrospection).toBe(true);
    expect(read({ GRAPHQL_INTROSPECTION: 'off' }).graphqlIntrospection).toBe(false);
    expect(read().graphqlOnlyPersisted).toBe(false);
    expect(read({ GRAPHQL_ONLY_PERSISTED: 'on' }).graphqlOnlyPersisted).toBe(true);
  });

  it('allow uploads from no local origin by default, and from the listed origins in tests', () => {
    expect(read().fetchAllowedOrigins).toEqual([]);
    const origins = 'http://127.0.0.1:8080, http://localhost:9';
    expect(read({ FETCH_ALLOWED_ORIGINS: origins }).fetchAllowedOrigins).toEqual([
      'http://127.0.0.1:8080',
      'http://localhost:9',
    ]);
  });

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
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: 'not-a-secret-set-your-own-for-anything-real' }],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: 'a secret of trust tests, of more than 32 characters' }],
    ['DATABASE_URL', { ...PRODUCTION, DATABASE_URL: 'postgres://safelight:safelight-local@postgres/x' }],
    ['SMTP_URL', { ...PRODUCTION, SMTP_URL: 'smtp://mail:safelight-local@mail:587' }],
    ['S3_SECRET_KEY', { ...PRODUCTION, ...S3, S3_SECRET_KEY: 'safelight-local' }],
    ['GRAPHQL_INTROSPECTION', { GRAPHQL_INTROSPECTION: 'sometimes' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_CLIENT_ID: ' ' }],
    ['GOOGLE_AUTH_URL', { GOOGLE_AUTH_URL: 'accounts.google.com' }],
    ['GOOGLE_JWKS_URL', { GOOGLE_JWKS_URL: 'file:///etc/passwd' }],
    ['FETCH_ALLOWED_ORIGINS', { FETCH_ALLOWED_ORIGINS: 'http://127.0.0.1:8080', NODE_ENV: 'production' }],
    ['FETCH_ALLOWED_ORIGINS', { FETCH_ALLOWED_ORIGINS: 'http://127.0.0.1:8080,https://example.com' }],
    ['AI_PROVIDERS', { AI_PROVIDERS: 'magic' }],
    ['AI_PROVIDERS', { AI_PROVIDERS: 'local,local' }],
    ['AI_PROVIDERS', { AI_PROVIDERS: 'gemini,local' }],
    ['AI_PROVIDERS', { AI_PROVIDERS: 'openai-compatible', GEMINI_API_KEY: 'key' }],
    ['AI_TIMEOUT_MS', { AI_TIMEOUT_MS: '1 minute' }],
    ['AI_TIMEOUT_MS', { AI_TIMEOUT_MS: '0' }],
    ['OPENAI_EDIT_PRICE', { OPENAI_EDIT_PRICE: '4 cents' }],
    ['GEMINI_EDIT_PRICE', { GEMINI_EDIT_PRICE: '-1' }],
    ['GEMINI_BASE_URL', { GEMINI_BASE_URL: 'generativelanguage.googleapis.com' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'file:///etc' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '1.5' }],
    ['WORKER', { WORKER: 'sometimes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('stop the start with an error that names %s for the values %j', (name, env) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(new RegExp(`^${name}:`));
  });
});
