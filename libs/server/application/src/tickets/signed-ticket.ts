import type { Ports } from '../ports/index.ts';

/** Signs a ticket: whoever has it may do what `purpose` says until it expires. Nothing is stored for it. */
export const ticketFor = ({ secrets }: Pick<Ports, 'secrets'>, purpose: string, expiresAt: Date): string => {
  const expiresMs = String(expiresAt.getTime());
  return `${expiresMs}.${secrets.sign(`${purpose}:${expiresMs}`)}`;
};

/** True for a ticket that was signed for this purpose and has not expired. */
export const isTicketFor = (
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  purpose: string,
  ticket: string,
): boolean => {
  const [expiresMs = '', signature = ''] = ticket.split('.');
  if (!/^\d{1,15}$/.test(expiresMs) || Number(expiresMs) <= clock.now().getTime()) return false;
  return secrets.equal(secrets.sign(`${purpose}:${expiresMs}`), signature);
};
