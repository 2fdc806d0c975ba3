/**
 * The title, description and visibility of a page for programs that run no scripts, such as search engines and
 * link previews.
 */
interface SitePage {
  /** The path, with `:name` for a variable part. */
  readonly path: string;
  /** The title without the name of the site. */
  readonly title: string;
  /** The description of the page; null to use that of the site. */
  readonly description: string | null;
  /**
   * Whether search engines should list the page. False for pages of signed-in people and for steps of a
   * process.
   */
  readonly isListed: boolean;
}

const listed = (path: string, title: string, description: string): SitePage => ({
  path,
  title,
  description,
  isListed: true,
});
const unlisted = (path: string, title: string): SitePage => ({
  path,
  title,
  description: null,
  isListed: false,
});

export const SITE_NAME = 'Safelight';

/** The posts of the blog by their permanent addresses. The Markdown files of the posts repeat these facts. */
export const POST_PAGES: readonly SitePage[] = [
  listed(
    '/blog/before-and-after-that-people-try',
    'Before and after that people try',
    'A slider is not a slideshow. What makes people take hold of it, and what makes them scroll past.',
  ),
  listed(
    '/blog/what-a-photo-tells-before-anyone-looks',
    'What a photo tells before anyone looks',
    'A photo from a phone carries more than the view. What is in the file, who reads it, and what we leave out.',
  ),
  listed(
    '/blog/links-that-last-while-pictures-change',
    'Links that last while pictures change',
    'A link to a picture is a promise. How one address can stay the same while what it shows is edited.',
  ),
];

/**
 * Every page with a fixed head. The heads of pages of images, comparisons and shared projects come from their
 * content instead.
 */
export const SITE_PAGES: readonly SitePage[] = [
  listed(
    '/',
    'Host, edit and compare images',
    'Host images, edit them with AI and by hand, and publish before/after comparisons.',
  ),
  listed('/pricing', 'Pricing', 'Hosting is free. AI edits cost a credit each, in packs or by the month.'),
  listed('/help', 'Help Center', 'Answers about uploading, sharing and editing images, and about the API.'),
  listed('/blog', 'Blog', 'What we learn about images, and how we build Safelight.'),
  listed('/api-docs', 'API Documentation', 'Upload, list, edit and compare images from your own programs.'),
  listed('/docs', 'API Documentation', 'Upload, list, edit and compare images from your own programs.'),
  listed('/about', 'About', 'Who makes Safelight, and what matters to us.'),
  listed('/careers', 'Careers', 'Working on Safelight.'),
  listed('/contact', 'Contact', 'Ask a question, report a problem, or tell us what is missing.'),
  listed('/terms', 'Terms of Service', 'What you agree to when you use Safelight.'),
  listed('/privacy', 'Privacy Policy', 'What we keep about you and your images, why, and for how long.'),
  listed('/cookies', 'Cookie Policy', 'What we store in your browser, and why.'),
  listed('/gdpr', 'GDPR', 'Your rights under the GDPR, and how to use them.'),
  listed('/signup', 'Sign Up', 'Create an account to host images and edit them.'),
  // The address of a post by its number. An unknown number shows the list of posts.
  unlisted('/blog/:id', 'Blog'),
  unlisted('/login', 'Sign In'),
  unlisted('/forgot-password', 'Forgot Password'),
  unlisted('/reset-password', 'Choose a New Password'),
  unlisted('/auth/google/callback', 'Sign In with Google'),
  unlisted('/verify-email', 'Verify Your Email'),
  unlisted('/verify-email/redirect', 'Verify Your Email'),
  unlisted('/confirm-email', 'Confirm Your New Email Address'),
  unlisted('/undo-email', 'Keep Your Email Address'),
  unlisted('/gallery', 'Gallery'),
  unlisted('/projects', 'Projects'),
  unlisted('/projects/:id', 'Project'),
  unlisted('/upload', 'Upload'),
  unlisted('/comparison/upload', 'Upload Comparison'),
  unlisted('/comparisons', 'Comparisons'),
  unlisted('/editor', 'Editor'),
  unlisted('/editor/:imageId', 'Editor'),
  unlisted('/profile', 'Profile'),
  unlisted('/settings', 'Settings'),
  unlisted('/api-keys', 'API Keys'),
];

/**
 * True if a path matches a pattern. `:name` in the pattern matches any one segment. A slash at the end of the
 * path is ignored.
 */
export const isPathLike = (pattern: string, path: string): boolean => {
  const [wanted, parts] = [pattern.split('/'), path.replace(/(.)\/$/, '$1').split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, place) => (part.startsWith(':') ? parts[place] !== '' : part === parts[place]))
  );
};

/** Returns the page at a path, or null. */
export const sitePageAt = (path: string): SitePage | null =>
  [...POST_PAGES, ...SITE_PAGES].find((page) => isPathLike(page.path, path)) ?? null;

/** The pages without variable parts, which the sitemap lists. */
export const LISTED_PATHS: readonly string[] = [...SITE_PAGES, ...POST_PAGES]
  .filter(({ isListed, path }) => isListed && !path.includes(':') && path !== '/docs')
  .map(({ path }) => path);
