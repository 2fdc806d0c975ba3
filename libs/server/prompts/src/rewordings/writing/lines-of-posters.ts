import type { Rewording } from '../rewording.ts';

/*
 * “THE DAMP TOWELS / Fri 9 May / Corner Hotel, big yellow, left side”: the lines of a poster at the beginning, between
 * slashes. All of them are the text.
 */

const CAPITALS = "\\p{Lu}[\\p{Lu}\\d&’'.-]+";
const LINE = '[^/,;:!?"“”„«\\n]{2,40}?';
const LINES = new RegExp(
  `^\\s*(?:(?:please |bitte )?(?:write|put|add|schreibe?|escribe|écris|escreve|scrivi):? )?(?<text>${CAPITALS}(?: ${CAPITALS}){0,6}(?: / ${LINE}){2,8})(?=\\s*(?:[,;]|\\.?$))`,
  'u',
);

/** “Under on the right”, “right under”: the corner below, where a price or another text shall stand. */
const UNDER: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:put|write|add|price|text|caption) [^,.;!?]{2,40}? )(?:(?:on|at|in) (?:the )?(?<one>right|left) (?:under|below|down)|(?:under|below|down) (?:on|at|in) (?:the )?(?<two>right|left))(?=\s*(?:[,.;!?]|$))/giu,
    (...found) => {
      const { one, two } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return `bottom ${one ?? two ?? ''}`;
    },
  ],
  [
    /(?<=(?<!\p{L})(?:schreib\p{L}*|setz\p{L}*|preis|text) [^.;!?]{2,40}? )(?<side>rechts|links) (?:drunter|darunter)(?=\s*(?:[,.;!?]|$))/giu,
    'unten $<side>',
  ],
];

export const LINES_OF_POSTERS: readonly Rewording[] = [[LINES, 'write "$<text>"'], ...UNDER];
