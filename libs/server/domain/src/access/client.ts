/** The sender of a request, as the transport observed it. */
export interface Client {
  /** A hash of the IP address and the user agent, which identifies a client. */
  readonly hash: string;
  /**
   * A hash of the IP address or its network. It identifies a visitor in any browser, so that no address is
   * stored.
   */
  readonly visitor: string;
  /** The IPv4 or IPv6 address as text; empty if it is unknown. */
  readonly address: string;
  /** The user agent, at most 300 characters; empty if the client sent none. */
  readonly userAgent: string;
}
