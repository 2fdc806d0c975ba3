/** Where a request comes from, as the transport observed it. */
export interface Client {
  /** A hash of address and user agent, which identifies a client. */
  readonly hash: string;
  /**
   * A hash of the address or its network, which identifies a visitor in any browser; stored in place of the
   * address.
   */
  readonly visitor: string;
  /** An IPv4 or IPv6 address as text; empty when unknown. */
  readonly address: string;
  /** At most 300 characters; empty when not sent. */
  readonly userAgent: string;
}
