import { Router } from 'express';
import type { Config } from './config.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The time after which security.txt expires; RFC 9116 requires less than a year. */
const SECURITY_TEXT_MS = 180 * DAY_MS;

/** The contact for security reports (RFC 9116). */
export const securityText = (
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  now: Date,
): string =>
  [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(now.getTime() + SECURITY_TEXT_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Serves the well-known addresses for changing a password and for security reports. */
export const wellKnownRouter = (config: Pick<Config, 'publicUrl' | 'supportEmail'>): Router => {
  const router = Router();
  router.get('/.well-known/change-password', (_req, res) => res.redirect(303, '/settings#password'));
  router.get(['/.well-known/security.txt', '/security.txt'], (_req, res) => {
    res
      .set({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' })
      .send(securityText(config, new Date()));
  });
  return router;
};
