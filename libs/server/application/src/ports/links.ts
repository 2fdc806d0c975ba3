/** Absolute addresses of the site's own pages, from the configured origin whatever Host a request names. */
export interface SiteLinks {
  verifyEmail(userId: string, token: string): string;
  /** For the new address of an account. */
  confirmEmail(userId: string, token: string): string;
  /** For the old one, which it brings back. */
  undoEmail(userId: string, token: string): string;
  resetPassword(userId: string, token: string): string;
  dataExport(exportId: string, token: string): string;
  image(uid: string): string;
  apiKeys(): string;
  settings(): string;
  profile(): string;
  /** Where a person comes back to from paying, and from not paying. `{CHECKOUT_SESSION_ID}` stands for the checkout's id. */
  checkout(): { readonly successUrl: string; readonly cancelUrl: string };
}
