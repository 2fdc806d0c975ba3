/** Absolute addresses of the site's own pages, from the configured origin whatever Host a request names. */
export interface SiteLinks {
  /** For a new account's address and for a changed one. */
  verifyEmail(userId: string, token: string): string;
  resetPassword(userId: string, token: string): string;
  dataExport(exportId: string, token: string): string;
  image(uid: string): string;
  settings(): string;
}
