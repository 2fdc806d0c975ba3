import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const THEME = join(import.meta.dirname, '../public/theme.js');
const THEME_TAG = '<script src="/theme.js"></script>';
const STYLES_TAG = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Returns the page with its theme script and its styles inlined. */
export const inlined = (html: string, theme: string, stylesOf: (fileName: string) => string): string => {
  if (!html.includes(THEME_TAG)) throw new Error('The page does not load the script of the theme.');
  return html
    .replace(THEME_TAG, () => `<script>${theme}</script>`)
    .replace(STYLES_TAG, (_tag, fileName: string) => `<style>${stylesOf(fileName)}</style>`);
};

/**
 * Inlines the theme script and the styles of the entry into index.html. As separate files they would make a
 * phone wait for another response before it draws anything. The server's content security policy contains the
 * hash of the script.
 */
export const inlineHead = (): Plugin => ({
  name: 'inline-head',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      inlined(html, readFileSync(THEME, 'utf8'), (fileName) => {
        const styles: Output | undefined = bundle[fileName];
        if (styles?.type !== 'asset') throw new Error(`The styles ${fileName} were not built.`);
        return String(styles.source);
      }),
  },
});
