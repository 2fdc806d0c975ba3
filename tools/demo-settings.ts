// Decides whether the demo may run with the settings of this machine.

/** Settings by which the demo would use more than this machine and its own folder. */
const OUTSIDE = ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'PUBLIC_URL', 'STRIPE_SECRET_KEY'];

/**
 * The reason why the demo must not run with these settings, or null. The demo's password is public, so it
 * only runs where nobody else can reach it, and never beside the data of a real installation.
 */
export const whyNoDemo = (env: NodeJS.ProcessEnv): string | null => {
  if (env['NODE_ENV'] === 'production')
    return 'The demo is not for production: everybody knows its password. Unset NODE_ENV.';
  if (env['GRAPHQL_ONLY_PERSISTED'] === 'on')
    return 'The demo sends queries of its own to GraphQL. Unset GRAPHQL_ONLY_PERSISTED.';
  const set = OUTSIDE.filter((name) => (env[name] ?? '') !== '');
  if (set.length === 0) return null;
  return `The demo keeps to a folder of its own on this machine. Unset ${set.join(', ')}.`;
};
