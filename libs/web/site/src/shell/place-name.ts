/** The names of well-known sites; any other link is named after its host. */
const NAMES: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

export const placeName = (link: string): string => {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return NAMES[host] ?? host;
};
