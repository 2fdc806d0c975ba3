import { checkAllowedOrigins } from '@safelight/fetch';
import { emailProblem, SESSION_REQUEST_LIMIT } from '@safelight/rules';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { AI_SETTINGS, aiConfigOf, type AiConfig } from './ai-settings.ts';
import { refuseKnownSecrets } from './known-secrets.ts';
import type { TracesConfig } from './tracing/tracing.ts';
import { ConfigError, listOf, optional, port, ratio, serviceUrl, url, wholeNumber } from './setting-kinds.ts';

export { ConfigError };

const SETTINGS = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  S3_ENDPOINT: url(['http:', 'https:']),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: z.string().trim().min(3).default('safelight'),
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
  SMTP_URL: url(['smtp:', 'smtps:']),
  OUTBOX_PAGE: z.enum(['local', 'anyone', 'off']).default('local'),
  MAIL_FROM: z.string().trim().min(3).default('Safelight <no-reply@safelight.local>'),
  SUPPORT_EMAIL: optional.refine(
    (value) => value === undefined || emailProblem(value) === null,
    'must be one mail address',
  ),
  SOCIAL_LINKS: optional.refine(
    (value) => listOf(value).every((link) => URL.canParse(link) && new URL(link).protocol === 'https:'),
    'must be addresses beginning with https://, separated by commas',
  ),
  ANALYTICS_URL: url(['http:', 'https:']),
  ...AI_SETTINGS,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_AUTH_URL: serviceUrl('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: serviceUrl('https://oauth2.googleapis.com/token'),
  GOOGLE_JWKS_URL: serviceUrl('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUER: serviceUrl('https://accounts.google.com'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: serviceUrl('https://api.stripe.com'),
  JWT_SECRET: optional.refine(
    (value) => value === undefined || value.length >= 32,
    'must be at least 32 characters',
  ),
  SESSION_REQUEST_LIMIT: wholeNumber(SESSION_REQUEST_LIMIT, {
    min: 100,
    max: 999_999_999,
    name: 'a number of requests in ten minutes',
  }),
  CDN_PURGE_URL: url(['http:', 'https:']),
  TRANSFORMS_MB: wholeNumber(5_000, { min: 1, max: 999_999_999, name: 'a number of megabytes' }),
  GRAPHQL_INTROSPECTION: z.enum(['on', 'off']).default('on'),
  GRAPHQL_ONLY_PERSISTED: z.enum(['on', 'off']).default('off'),
  WORKER: z.enum(['inline', 'off', 'only']).default('inline'),
  METRICS_PORT: z.union([z.literal('off'), port(9464)]).default(9464),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']),
  OTEL_TRACES_SAMPLER_ARG: ratio(1),
  TRUST_PROXY: optional,
  X_ACCEL_REDIRECT: z.enum(['on', 'off']).default('off'),
  FETCH_ALLOWED_ORIGINS: optional,
  AUDIT_FILE: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Settings = z.infer<typeof SETTINGS>;

/** The environment variables that the server reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.shape);

export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly issuer: string;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

/** The validated configuration from the environment. */
export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The origin of every link that we send out, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** The URL of a PostgreSQL server; null to use the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The S3 server that stores the files; null to store them on the local disk. */
  readonly s3: S3Config | null;
  /** The mail server; null to write emails to the outbox on disk. */
  readonly smtpUrl: string | null;
  /**
   * Who may read the outbox at /dev/mail: people on this machine, anyone, or nobody. Never `anyone` in
   * production.
   */
  readonly outboxPage: Settings['OUTBOX_PAGE'];
  readonly mailFrom: string;
  /** The plain email address that gets the messages of the contact form. */
  readonly supportEmail: string;
  /** The URLs of the site's own profiles elsewhere, for the footer. */
  readonly socialLinks: readonly string[];
  /** The URL to which the client reports what kind of page was opened; null to report nothing. */
  readonly analyticsUrl: string | null;
  /** The settings of sign-in with Google; null to disable it. */
  readonly google: GoogleConfig | null;
  /** The settings of payments by Stripe; null when nothing can be bought. */
  readonly stripe: StripeConfig | null;
  readonly ai: AiConfig;
  readonly jwtSecret: string;
  /** The number of requests that an account may make in ten minutes with all its sessions. */
  readonly sessionRequestLimit: number;
  /** The URL that gets the addresses to purge from a shared cache; null without a shared cache. */
  readonly cdnPurgeUrl: string | null;
  /**
   * The storage in bytes that all transforms together may use; beyond it the least recently used are deleted.
   */
  readonly transformBytes: number;
  /** True if clients may read the GraphQL schema, and /graphql shows GraphiQL in browsers. */
  readonly graphqlIntrospection: boolean;
  /** True if only the operations of the site's own pages are executed; then GraphiQL is not shown. */
  readonly graphqlOnlyPersisted: boolean;
  /** `inline`: this process serves HTTP and runs jobs · `off`: HTTP only · `only`: jobs only. */
  readonly worker: Settings['WORKER'];
  /** The port of the metrics: null to disable them, the same as `port` to serve them on the public port. */
  readonly metricsPort: number | null;
  /** The host on which metrics listen when they have a separate port. */
  readonly metricsHost: string;
  /** The settings of traces; null to disable them. */
  readonly traces: TracesConfig | null;
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** True if the trusted proxy is an nginx that sends files itself. */
  readonly isNginxSending: boolean;
  /** Origins on this machine from which uploads by URL may fetch, for tests; none in production. */
  readonly fetchAllowedOrigins: readonly string[];
  /** The file to which security events are appended as lines of JSON; null to write them only to the log. */
  readonly auditFile: string | null;
  readonly logLevel: Settings['LOG_LEVEL'];
}

const parse = (env: NodeJS.ProcessEnv): Settings => {
  const result = SETTINGS.safeParse(env);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigError(`${issue?.path.join('.') ?? 'settings'}: ${issue?.message ?? 'invalid'}`);
};

const s3Of = (settings: Settings): S3Config | null => {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings;
  if (endpoint === undefined) return null;
  if (accessKey === undefined) throw new ConfigError('S3_ACCESS_KEY: required when S3_ENDPOINT is set');
  if (secretKey === undefined) throw new ConfigError('S3_SECRET_KEY: required when S3_ENDPOINT is set');
  return { endpoint, region: settings.S3_REGION, bucket: settings.S3_BUCKET, accessKey, secretKey };
};

const googleOf = (settings: Settings): GoogleConfig | null => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined) throw new ConfigError('GOOGLE_CLIENT_ID: required with GOOGLE_CLIENT_SECRET');
  if (clientSecret === undefined) {
    throw new ConfigError('GOOGLE_CLIENT_SECRET: required with GOOGLE_CLIENT_ID');
  }
  return {
    clientId,
    clientSecret,
    authUrl: settings.GOOGLE_AUTH_URL,
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    jwksUrl: settings.GOOGLE_JWKS_URL,
    issuer: settings.GOOGLE_ISSUER,
  };
};

const stripeOf = (settings: Settings): StripeConfig | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined)
    throw new ConfigError('STRIPE_SECRET_KEY: required with STRIPE_WEBHOOK_SECRET');
  if (webhookSecret === undefined) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY');
  }
  return { secretKey, webhookSecret, apiUrl: settings.STRIPE_API_URL };
};

/**
 * The configuration of traces. Requests may continue the trace of their client only if proxies are trusted.
 */
const tracesOf = (settings: Settings): TracesConfig | null =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        url: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
        ratio: settings.OTEL_TRACES_SAMPLER_ARG,
        joinsTraces: settings.TRUST_PROXY !== undefined,
      };

/**
 * The address "support" at the domain of the sender of our emails, or `support@safelight.local` if that
 * domain cannot receive email.
 */
const supportAt = (mailFrom: string): string => {
  const address = `support@${/@([^\s@>]+)>?$/.exec(mailFrom)?.[1] ?? ''}`;
  return emailProblem(address) === null ? address : 'support@safelight.local';
};

const fetchAllowedOriginsOf = (settings: Settings): readonly string[] => {
  const origins = listOf(settings.FETCH_ALLOWED_ORIGINS);
  try {
    checkAllowedOrigins(origins, settings.NODE_ENV === 'production');
  } catch (error) {
    throw new ConfigError(`FETCH_ALLOWED_ORIGINS: ${error instanceof Error ? error.message : 'invalid'}`);
  }
  return origins;
};

/** The secret of this installation, which is generated once and kept in the data folder. */
const generatedSecret = (dataDir: string): string => {
  const path = join(dataDir, 'jwt-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(path, 'utf8').trim();
};

/** Reads and validates all settings; throws a ConfigError that names the first invalid variable. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const settings = parse(env);
  const isProduction = settings.NODE_ENV === 'production';
  const dataDir = resolve(settings.DATA_DIR);
  if (settings.JWT_SECRET === undefined && isProduction && settings.DATABASE_URL !== undefined) {
    throw new ConfigError('JWT_SECRET: required in production with DATABASE_URL, the same in every process');
  }
  if (settings.X_ACCEL_REDIRECT === 'on' && settings.TRUST_PROXY === undefined) {
    throw new ConfigError('X_ACCEL_REDIRECT: needs TRUST_PROXY, which says who may send files');
  }
  if (isProduction && settings.OUTBOX_PAGE === 'anyone') {
    throw new ConfigError('OUTBOX_PAGE: "anyone" could read every mail, which production refuses');
  }
  if (isProduction) refuseKnownSecrets(settings);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    s3: s3Of(settings),
    smtpUrl: settings.SMTP_URL ?? null,
    outboxPage: settings.OUTBOX_PAGE,
    mailFrom: settings.MAIL_FROM,
    supportEmail: settings.SUPPORT_EMAIL ?? supportAt(settings.MAIL_FROM),
    google: googleOf(settings),
    stripe: stripeOf(settings),
    socialLinks: listOf(settings.SOCIAL_LINKS),
    analyticsUrl: settings.ANALYTICS_URL ?? null,
    ai: aiConfigOf(settings),
    jwtSecret: settings.JWT_SECRET ?? generatedSecret(dataDir),
    sessionRequestLimit: settings.SESSION_REQUEST_LIMIT,
    cdnPurgeUrl: settings.CDN_PURGE_URL ?? null,
    transformBytes: settings.TRANSFORMS_MB * 1_000_000,
    graphqlIntrospection: settings.GRAPHQL_INTROSPECTION === 'on',
    graphqlOnlyPersisted: settings.GRAPHQL_ONLY_PERSISTED === 'on',
    worker: settings.WORKER,
    metricsPort: settings.METRICS_PORT === 'off' ? null : settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    traces: tracesOf(settings),
    trustedProxies: listOf(settings.TRUST_PROXY),
    isNginxSending: settings.X_ACCEL_REDIRECT === 'on',
    fetchAllowedOrigins: fetchAllowedOriginsOf(settings),
    auditFile: settings.AUDIT_FILE === undefined ? null : resolve(settings.AUDIT_FILE),
    logLevel: settings.LOG_LEVEL,
  };
};
