import { escapeHtml } from '@safelight/rules';

/** One side of the comparison, with its size in pixels. */
export interface EmbedSide {
  readonly width: number;
  readonly height: number;
  /** The path of a rendition at most 640 pixels wide. */
  readonly medium: string;
  /** The path of a rendition at most 1,280 pixels wide. */
  readonly large: string;
}

export interface EmbeddedComparison {
  readonly title: string;
  /** The absolute URL of the comparison's page. */
  readonly permalink: string;
  readonly original: EmbedSide;
  readonly edited: EmbedSide;
}

/**
 * Without scripts the two pictures are side by side; with scripts they lie on top of each other, divided by
 * the slider.
 */
const STYLE = `
:root { color-scheme: dark; --ground: #1c1c1c; --line: #fff; --accent: #ff5a3c; --focus: #ffb573; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; background: var(--ground); color: #f4eee9; font: 13px/1.4 system-ui, sans-serif; }
body { position: relative; overflow: hidden; }
#frame { position: absolute; inset: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 2px; }
.side { position: relative; display: grid; place-items: center; min-width: 0; min-height: 0; container-type: size; background: var(--ground); }
.side img { display: block; width: min(100cqw, 100cqh * var(--ratio)); height: min(100cqh, 100cqw / var(--ratio)); user-select: none; }
.live #frame { display: block; overflow: hidden; }
.live .side { position: absolute; inset: 0; }
.live .original { clip-path: inset(0 calc(100% - var(--split)) 0 0); }
.live .edited { clip-path: inset(0 0 0 var(--split)); }
.tag, .more { position: absolute; z-index: 1; padding: 3px 10px; border-radius: 99px; background: rgb(16 12 11 / .72); color: #fff; font-weight: 600; }
.tag { top: 8px; left: 8px; pointer-events: none; }
.edited .tag { left: auto; right: 8px; }
.more { left: 8px; bottom: 8px; max-width: calc(100% - 16px); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-decoration: none; }
.edge, #slider { display: none; }
.live .edge { display: block; position: absolute; inset-block: 0; left: var(--split); width: 2px; margin-left: -1px; background: var(--line); box-shadow: 0 0 0 1px rgb(0 0 0 / .35); pointer-events: none; }
.edge::after { content: ""; position: absolute; top: 50%; left: 50%; width: 36px; height: 36px; transform: translate(-50%, -50%); border-radius: 50%; background: var(--accent); border: 3px solid var(--line); }
.live #slider { display: block; position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y; }
#frame:has(> #slider:focus-visible)::after { content: ""; position: absolute; inset: 0; border: 3px solid var(--focus); pointer-events: none; }
.more:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.missing { display: grid; place-content: center; height: 100%; padding: 16px; text-align: center; }
`;

/** Moves the slider. The page's policy allows no other script. */
export const EMBED_SCRIPT = `
const frame = document.getElementById('frame');
const slider = document.getElementById('slider');
if (frame && slider) {
  const move = () => {
    frame.style.setProperty('--split', slider.value + '%');
    slider.setAttribute('aria-valuetext', slider.value + '% original');
  };
  slider.addEventListener('input', move);
  document.documentElement.className = 'live';
  move();
}
`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} · Safelight</title>
    <style>${STYLE}</style>
  </head>
  <body>
${body}
    <script>${EMBED_SCRIPT}</script>
  </body>
</html>
`;

const side = (
  name: 'original' | 'edited',
  title: string,
  { width, height, medium, large }: EmbedSide,
): string => `
      <div class="side ${name}" style="--ratio:${width / height}">
        <img src="${escapeHtml(large)}" srcset="${escapeHtml(medium)} 640w, ${escapeHtml(large)} 1280w" sizes="100vw" alt="${escapeHtml(title)}, ${name}" draggable="false">
        <span class="tag">${name === 'original' ? 'Original' : 'Edited'}</span>
      </div>`;

/**
 * The page with a comparison's slider, as large as the frame around it; it links to the comparison's page.
 */
export const embedPage = ({ title, permalink, original, edited }: EmbeddedComparison): string =>
  page(
    title,
    `    <main id="frame" style="--split:50%">${side('original', title, original)}${side('edited', title, edited)}
      <div class="edge"></div>
      <input id="slider" type="range" min="0" max="100" value="50" aria-label="Compare original and edited">
    </main>
    <a class="more" href="${escapeHtml(permalink)}" target="_blank" rel="noopener">${escapeHtml(title)} on Safelight</a>`,
  );

/** The page in the frame when the comparison does not exist. */
export const missingEmbedPage = (): string =>
  page('Comparison not found', '    <p class="missing">This comparison is not here any more.</p>');
