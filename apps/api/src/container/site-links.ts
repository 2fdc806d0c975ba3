import type { SiteLinks } from '@safelight/application';
import { imagePathOf } from '@safelight/rules';

/** The URLs of the site's pages under its configured origin, which has no trailing slash. */
export const createSiteLinks = (publicUrl: string): SiteLinks => {
  const withToken = (path: string, uid: string, token: string): string =>
    `${publicUrl}${path}?${new URLSearchParams({ uid, token })}`;
  return {
    verifyEmail: (userId, token) => withToken('/verify-email', userId, token),
    confirmEmail: (userId, token) => withToken('/confirm-email', userId, token),
    undoEmail: (userId, token) => withToken('/undo-email', userId, token),
    resetPassword: (userId, token) => withToken('/reset-password', userId, token),
    dataExport: (exportId, token) => `${publicUrl}/api/auth/exports/${exportId}/${token}/`,
    image: (uid) => publicUrl + imagePathOf(uid),
    apiKeys: () => `${publicUrl}/api-keys`,
    settings: () => `${publicUrl}/settings`,
    profile: () => `${publicUrl}/profile`,
    checkout: () => ({
      successUrl: `${publicUrl}/profile?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/pricing?checkout=cancelled`,
    }),
  };
};
