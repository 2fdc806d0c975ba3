/** The origin of the site without a trailing slash, so that paths can be appended. */
export const withoutEndSlash = (publicUrl: string): string => publicUrl.replace(/\/+$/, '');
