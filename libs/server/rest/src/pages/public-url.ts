/** The origin of the site without a slash at its end, to append paths to. */
export const withoutEndSlash = (publicUrl: string): string => publicUrl.replace(/\/+$/, '');
