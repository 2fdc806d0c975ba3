import type { Rewording } from '../rewording.ts';

/* "The snow looks blue, make it white": a cast is corrected, and nothing is painted white. */

const WHITE_THINGS = 'snow|paper|page|milk|clouds?|schnee|papier|nieve|papel|neige|neve|carta';
const CAST =
  'blue|bluish|yellow|yellowish|orange|pink|green|greenish|blau|bläulich|gelb|gelblich|rosa|grün|azul(?:ad[oa])?|amarill[oa]|naranja|verde|bleu(?:e|té|tée)?|jaune|verte?|amarel[oa]|laranja|azzurr[oa]|blu|giall[oa]';

export const BLUE_WHITES: readonly Rewording[] = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${WHITE_THINGS}) (?:looks?|is|are|came out|turned|appears?|ist|sieht|wirkt|se ve|está|es|parece|est|paraît|ficou|tá|è|sembra|risulta) (?:(?:too|so|all|very|a bit|zu|ganz|etwas|muy|demasiado|un poco|trop|toute?|un peu|muito|um pouco|troppo|tutt[oa]|un po[’']) )*(?:${CAST})(?: aus)?)[,;.]? (?:(?:and|und|y|et|e|please|bitte) )*(?:make it (?:pure |really |proper )?white(?: again)?|mach(?:e)? (?:ihn|sie|es) (?:wieder )?wei(?:ß|ss)|hazl[oa] blanc[oa]|ponl[oa] blanc[oa]|rends[- ]l[ea] blanche?|deixa (?:ela |ele )?branc[oa]|fall[oa] bianc[oa]|rendil[oa] bianc[oa])(?!\\p{L})`,
    'giu',
  ),
].map((said) => [said, '']);
