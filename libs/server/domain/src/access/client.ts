/** Where a request comes from, as the transport saw it. */
export interface Client {
  /** A hash of address and user agent, by which one client is told from another. */
  readonly hash: string;
  /** Tells one visitor from another, whatever program they use, without keeping an address. */
  readonly visitor: string;
  /** IPv4 or IPv6 text; empty when unknown. */
  readonly address: string;
  /** At most 300 characters; empty when not sent. */
  readonly userAgent: string;
}
