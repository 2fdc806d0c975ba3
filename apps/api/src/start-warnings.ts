import type { Config } from './config.ts';
import type { Container } from './container/container.ts';
import { isLoopbackUrl, servesMail } from './dev-mail.ts';

/**
 * Warnings for the operator at the start: settings that contradict each other, or that open more than a
 * public site should.
 */
export const startWarnings = (
  config: Pick<Config, 'isProduction' | 'publicUrl' | 'outboxPage'>,
  container: Pick<Container, 'outbox'>,
): readonly string[] => {
  const { isProduction, publicUrl, outboxPage } = config;
  const isPublic = !isLoopbackUrl(publicUrl);
  return [
    ...(isPublic && !isProduction
      ? ['PUBLIC_URL is a public address, but NODE_ENV is not production: set it before others come here']
      : []),
    ...(isProduction && !isPublic
      ? [
          'NODE_ENV is production, but PUBLIC_URL is an address of this machine: links in mails lead nowhere for others',
        ]
      : []),
    ...(outboxPage === 'anyone' && servesMail({ config, container })
      ? ['OUTBOX_PAGE lets anyone read every mail at /dev/mail, and with it sign in as anybody']
      : []),
  ];
};
