/** The origin of the site, to put paths behind. */
export const withoutEndSlash = (publicUrl: string): string => publicUrl.replace(/\/+$/, '');
