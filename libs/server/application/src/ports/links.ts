/** Absolute addresses of the site's own pages, from the configured origin whatever Host a request names. */
export interface SiteLinks {
  verifyEmail(userId: string, token: string): string;
}
