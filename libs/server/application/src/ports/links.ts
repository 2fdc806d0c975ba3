/**
 * Creates absolute URLs of the site's own pages from the configured origin, never from the Host header of a
 * request.
 */
export interface SiteLinks {
  verifyEmail(userId: string, token: string): string;
  /** The link that confirms the new address of an account. */
  confirmEmail(userId: string, token: string): string;
  /** The link that restores the old address of an account. */
  undoEmail(userId: string, token: string): string;
  resetPassword(userId: string, token: string): string;
  dataExport(exportId: string, token: string): string;
  image(uid: string): string;
  apiKeys(): string;
  settings(): string;
  profile(): string;
  /**
   * The pages that people return to after paying or cancelling. `{CHECKOUT_SESSION_ID}` is a placeholder for
   * the id of the checkout.
   */
  checkout(): { readonly successUrl: string; readonly cancelUrl: string };
}
