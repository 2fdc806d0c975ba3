import { ConfigError } from './setting-kinds.ts';

/** Every secret that is or was in this repository, in examples, tools and tests; they are publicly known. */
const KNOWN: ReadonlySet<string> = new Set([
  'not-a-secret-set-your-own-for-anything-real',
  'a secret of the drill, long enough',
  'a secret of trust tests, of more than 32 characters',
  'a secret of more than thirty-two characters',
  'safelight-local',
  'safelight',
  'S3RVER',
]);

/** The settings that must be secret. */
interface Secrets {
  readonly JWT_SECRET?: string | undefined;
  readonly S3_SECRET_KEY?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
}

const passwordIn = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : decodeURIComponent(new URL(address).password);

/** Throws a ConfigError that names the setting when one of the secrets is publicly known. */
export const refuseKnownSecrets = (settings: Secrets): void => {
  const secrets = {
    JWT_SECRET: settings.JWT_SECRET,
    S3_SECRET_KEY: settings.S3_SECRET_KEY,
    DATABASE_URL: passwordIn(settings.DATABASE_URL),
    SMTP_URL: passwordIn(settings.SMTP_URL),
  };
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret !== undefined && KNOWN.has(secret))
      throw new ConfigError(`${name}: its secret is published with the source code, make one of your own`);
  }
};
