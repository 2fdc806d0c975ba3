/** The sender of a request, as the transport observed it. */
export interface Client {
  /** A hash of address and user agent, which identifies a client. */
  readonly hash: string;
  /**
   * A hash of the address or its network. It identifies a visitor in any browser, and is stored in place of
   * the address.
   */
  readonly visitor: string;
  /** An IPv4 or IPv6 address as text; empty if it is unknown. */
  readonly address: string;
  /** At most 300 characters; empty if the client sent none. */
  readonly userAgent: string;
}
