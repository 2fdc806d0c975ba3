/**
 * Absolute URLs of the site's own pages. They use the configured origin, never the Host header of a request.
 */
export interface SiteLinks {
  verifyEmail(userId: string, token: string): string;
  /** The link for the new address of an account. */
  confirmEmail(userId: string, token: string): string;
  /** The link for the old address, which restores it. */
  undoEmail(userId: string, token: string): string;
  resetPassword(userId: string, token: string): string;
  dataExport(exportId: string, token: string): string;
  image(uid: string): string;
  apiKeys(): string;
  settings(): string;
  profile(): string;
  /**
   * The pages to return to after paying and after cancelling. `{CHECKOUT_SESSION_ID}` is a placeholder for
   * the id of the checkout.
   */
  checkout(): { readonly successUrl: string; readonly cancelUrl: string };
}
