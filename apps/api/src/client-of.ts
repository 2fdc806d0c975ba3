import { addressGroup } from '@safelight/application';
import type { Client } from '@safelight/domain';
import type { Request } from 'express';
import { createHash } from 'node:crypto';

const USER_AGENT_MAX_LENGTH = 300;
/** The prefix of an IPv4 address as a socket that listens on IPv6 reports it. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/**
 * Identifies the client of a request: the address behind the trusted proxies (`trust proxy`), and its user
 * agent.
 */
export const clientOf = (req: Request): Client => {
  const address = (req.ip ?? '').replace(MAPPED, '');
  const userAgent = req.headers['user-agent'] ?? '';
  return {
    hash: createHash('sha256').update(`${address}\n${userAgent}`).digest('hex'),
    visitor: createHash('sha256')
      .update(`visitor\n${addressGroup(address)}`)
      .digest('hex'),
    address,
    userAgent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
  };
};
