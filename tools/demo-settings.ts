// Whether the demo may be made with the settings of this machine.

/** Settings by which the demo would reach more than this machine and its own folder. */
const OUTSIDE = ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'PUBLIC_URL', 'STRIPE_SECRET_KEY'];

/**
 * Why there is no demo with these settings; null where there is one. Its password is known to everybody, so it is
 * made only where nobody else can come, and never beside the data of a real installation.
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
