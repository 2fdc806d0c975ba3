import { DAYS_IN_TRASH, escapeHtml } from '@safelight/rules';

/** The image as the page shows it. */
export interface ShownImage {
  readonly title: string;
  /** The path of a thumbnail. */
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
}

const STYLE = `
:root { color-scheme: light dark; --ground: #f6f1ea; --card: #fffbf5; --line: #ddd3c8; --text: #241d19; --soft: #665a52; --accent: #c23a1e; --on-accent: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #141110; --card: #1e1a18; --line: #322b28; --text: #f4eee9; --soft: #b8aca3; --accent: #ff5a3c; --on-accent: #1b0a05; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 440px; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
img { display: block; max-width: 100%; max-height: 240px; width: auto; height: auto; margin: 0 0 24px; border-radius: 8px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; }
p { margin: 0 0 24px; color: var(--soft); }
p:last-child { margin: 0; }
.name { overflow-wrap: anywhere; color: var(--text); }
form { display: flex; flex-wrap: wrap; gap: 8px; }
button, a.button { min-height: 44px; padding: 10px 20px; border-radius: 8px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button { border: 0; background: var(--accent); color: var(--on-accent); }
a.button { border: 1px solid var(--soft); color: var(--text); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} · Safelight</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
${content}
    </main>
  </body>
</html>
`;

const preview = ({ title, thumbnail, width, height }: ShownImage): string => `
      <img src="${escapeHtml(thumbnail)}" width="${width}" height="${height}" alt="">
      <h1>Delete this image?</h1>
      <p class="name">${escapeHtml(title)}</p>`;

/**
 * The page that asks for confirmation, because programs that check links open its address too. `image` is
 * null for a private one, which its delete link does not permit to view.
 */
export const askPage = (image: ShownImage | null): string =>
  page(
    'Delete this image?',
    `${image === null ? '      <h1>Delete this image?</h1>' : preview(image)}
      <p>Its links stop working at once. Its owner can bring it back from the trash for ${DAYS_IN_TRASH} days.</p>
      <form method="post">
        <button type="submit">Delete image</button>
        <a class="button" href="/">Keep it</a>
      </form>`,
  );

export const deletedPage = (): string =>
  page(
    'Image deleted',
    `      <h1>Image deleted</h1>
      <p>Its links no longer work. Its owner finds it in the trash for ${DAYS_IN_TRASH} days.</p>`,
  );

/** The same page for a wrong link, a deleted image and an unknown one. */
export const missingPage = (): string =>
  page(
    'Nothing to delete',
    `      <h1>Nothing to delete</h1>
      <p>This link is not right, or the image is gone already.</p>`,
  );

export const refusedPage = (reason: string): string =>
  page(
    'Not deleted',
    `      <h1>Not deleted</h1>
      <p>${escapeHtml(reason)}</p>`,
  );
