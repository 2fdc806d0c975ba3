import { says } from '../clauses/clauses.ts';
import { TONES, VERBS } from '../lexicon/concepts.ts';
import { wordsOf } from '../words/words.ts';

const PICTURE =
  'photos?|pictures?|pics?|images?|shots?|snaps?(?:hots?)?|photographs?|fotos?|bild(?:es)?|bilder|aufnahme|datei|imagen|imágenes|fotografía|imagem|imagens|fotografia|immagine|immagini|scatto|cliché|file';
/** "In this picture", "auf meinem Foto", "sur la photo jointe": the words for the picture that is edited. */
const THIS_PICTURE = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      `(?:in|on|from|of) (?:this|that|these|the|my|our)(?: attached| uploaded| old| nice)? (?:${PICTURE})`,
      `(?:in|auf|von|bei|aus) (?:diese[mrn]|dem|der|den|meine[mrn]|unsere[mrn])(?: angehängten| alten)? (?:${PICTURE})|(?:im|vom) (?:${PICTURE})`,
      `(?:sur|dans|de) (?:cette|ces|la|ma|mes|notre|ce|le|mon|l['’ ])\\s?(?:${PICTURE})(?: jointe| ci-jointe)?`,
      `(?:en|de) (?:esta|estas|la|mi|nuestra) (?:${PICTURE})(?: adjunta)?`,
      `(?:in|su|di) (?:questa|queste|questo|mia|mio) (?:${PICTURE})|(?:nell['’ ]|nella|sulla|nello|nel|della) ?(?:mia |nostra |mio )?(?:${PICTURE})(?: allegat[oa])?`,
      `(?:nessa|nesta|nessas|na|dessa|desta|da) (?:minha |nossa )?(?:${PICTURE})(?: anexa(?:da)?)?`,
    ].join('|') +
    ')(?!\\p{L})',
  'iu',
);
const OF =
  /^(?:of|from|with|von|vom|mit|aus|de|du|des|del|d|do|da|dos|das|di|della|dello|dei|degli|avec|con|com)$/iu;
const MOST_WORDS = 8;

/** True for a word that belongs to a wish, and not to what a picture shows. */
const isOfWish = (token: string): boolean =>
  /["“”]/u.test(token) ||
  wordsOf(token).words.some(
    (word) =>
      word.measure !== null ||
      (says(word, ...VERBS, ...TONES) && !says(word, 'article', 'filler')) ||
      [...word.concepts].some((one) => /^(?:op|color|format|ratio|style):/.test(one)),
  );

/** How many of the words tell what the picture shows: "of my dog at the beach". */
const toldOfIn = (tokens: readonly string[]): number => {
  if (!OF.test((tokens[0] ?? '').replace(/['’]\S*$/u, ''))) return 0;
  const ends = tokens.findIndex((token, at) => at >= MOST_WORDS || (at > 0 && isOfWish(token)));
  const stops = tokens.findIndex((token) => /[,.;:!?]$/u.test(token));
  return Math.min(ends < 0 ? tokens.length : ends, stops < 0 ? tokens.length : stops + 1);
};

/** The prompt without the words for the picture itself and for what it shows. Null if it has none, or nothing else. */
export const withoutThisPicture = (prompt: string): string | null => {
  const found = THIS_PICTURE.exec(prompt);
  if (found === null || /["“”„«]/u.test(prompt)) return null;
  const after = prompt
    .slice(found.index + found[0].length)
    .split(' ')
    .filter(Boolean);
  const rest = `${prompt.slice(0, found.index)} ${after.slice(toldOfIn(after)).join(' ')}`
    .replace(/\s+(?=[,.;:!?])/gu, '')
    .replace(/^[\s,.;:]+/u, '')
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : null;
};
