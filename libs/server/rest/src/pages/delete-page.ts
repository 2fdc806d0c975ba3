import { DAYS_IN_TRASH, escapeHtml, SITE_NAME } from '@safelight/rules';

/** The image as the page shows it. */
export interface ShownImage {
  readonly title: string;
  /** The path of a thumbnail. */
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
}

/** Colors, sizes and the bar at the top are those of the client. */
const STYLE = `
:root { color-scheme: light dark; --ground: #f6f1ea; --card: #fffbf5; --line: #e2d8cd; --text: #231c18; --soft: #665a52; --control: #8b7f76; --accent: #c23a1e; --on-accent: #fff; --focus: #9a5200; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #141110; --card: #1e1a18; --line: #322b28; --text: #f4eee9; --soft: #b8aca3; --control: #7a6e67; --accent: #ff5a3c; --on-accent: #1b0a05; --focus: #ffb573; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: var(--ground); color: var(--text); font: 1rem/1.55 'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif; }
header { display: flex; align-items: center; height: 64px; padding: 0 24px; border-bottom: 1px solid var(--line); }
.home { display: inline-flex; align-items: center; gap: 9px; min-height: 44px; color: var(--text); font-size: 1.0625rem; font-weight: 680; letter-spacing: -0.03em; text-decoration: none; }
.lamp { fill: var(--accent); }
main { place-self: center; width: calc(100% - 32px); max-width: 440px; margin: 24px 0; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
img { display: block; max-width: 100%; max-height: 240px; width: auto; height: auto; margin: 0 0 24px; border-radius: 8px; }
h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 1.18; font-weight: 620; letter-spacing: -0.024em; }
p { margin: 0 0 24px; color: var(--soft); }
.name { margin-bottom: 8px; overflow-wrap: anywhere; color: var(--text); font-weight: 600; }
form, .actions { display: flex; flex-wrap: wrap; gap: 8px; }
.button { display: inline-flex; align-items: center; min-height: 48px; padding: 0 18px; border: 1px solid var(--control); border-radius: 8px; background: none; color: var(--text); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (max-width: 599.95px) {
  header { padding: 0 16px; }
  main { padding: 24px; }
}
`;

const fontFace = (path: string): string =>
  `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url("${path}") format('woff2'); }`;

const HOME = `<a class="home" href="/" aria-label="${SITE_NAME} home"><svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" d="M3.5 16a12.5 12.5 0 0 1 25 0Z"/><path class="lamp" d="M8 19h16a8 8 0 0 1-16 0Z"/></svg>${SITE_NAME}</a>`;

const GO_HOME = `
      <div class="actions"><a class="button" href="/">Go Home</a></div>`;

const shown = ({ title, thumbnail, width, height }: ShownImage): string => `
      <img src="${escapeHtml(thumbnail)}" width="${width}" height="${height}" alt="">
      <h1>Delete this image?</h1>
      <p class="name">${escapeHtml(title)}</p>`;

/** Makes the pages of delete links. `fontPath` is the path of the site's font; without it they have the system's. */
export const createDeletePages = (fontPath: string | null) => {
  const style = `${fontPath === null ? '' : fontFace(fontPath)}${STYLE}`;

  const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} · ${SITE_NAME}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <style>${style}</style>
  </head>
  <body>
    <header>${HOME}</header>
    <main>${content}
    </main>
  </body>
</html>
`;

  const told = (title: string, text: string): string =>
    page(
      title,
      `
      <h1>${title}</h1>
      <p>${escapeHtml(text)}</p>${GO_HOME}`,
    );

  return {
    /**
     * The page that asks for confirmation, because programs that check links open its address too. `image` is
     * null for a private one, which its delete link does not permit to view.
     */
    ask: (image: ShownImage | null): string =>
      page(
        'Delete this image?',
        `${image === null ? '\n      <h1>Delete this image?</h1>' : shown(image)}
      <p>Its links stop working at once. Its owner can restore it from the trash for ${DAYS_IN_TRASH} days.</p>
      <form method="post">
        <button class="button main" type="submit">Delete Image</button>
        <a class="button" href="/">Keep It</a>
      </form>`,
      ),

    deleted: (): string =>
      told(
        'Image deleted',
        `Its links no longer work. Its owner can restore it from the trash for ${DAYS_IN_TRASH} days.`,
      ),

    /** The same page for a wrong link, a deleted image and an unknown one. */
    missing: (): string =>
      told('Nothing to delete', 'This link is incomplete or wrong, or the image is already deleted.'),

    refused: (reason: string): string => told('Image not deleted', reason),
  };
};
