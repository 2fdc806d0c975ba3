/** Where a request comes from, as the transport saw it. */
export interface Client {
  /** Tells one client from another: a hash of address and user agent. */
  readonly hash: string;
  /** IPv4 or IPv6 text; empty when unknown. */
  readonly address: string;
  /** At most 300 characters; empty when not sent. */
  readonly userAgent: string;
}
