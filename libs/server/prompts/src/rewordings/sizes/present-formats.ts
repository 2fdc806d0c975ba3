import type { Rewording } from '../rewording.ts';

/* "Save it as jpg, it's a png right now": the format that a file has is not the one that is wished for. */

const FORMAT = '(?:png|jpe?g|jpg|webp|gif|bmp|tiff?|heic|heif|avif)';
const NOW =
  "(?: (?:rn|right now|now|at the moment|currently|atm|so far|jetzt|gerade|aktuell|momentan|bisher|ahora|ahorita|de momento|por ahora|actualmente|pour l[’']instant|actuellement|maintenant|agora|no momento|por enquanto|adesso|ora|al momento|per ora))";
const IS =
  "(?:(?:it|this|that|the (?:file|pic|photo|image)) ?(?:['’]?s|is)|its|(?:es|sie|das|die datei|das bild) ist|ist|(?:la foto |el archivo )?(?:es|está en)|(?:c['’]|la photo |le fichier )?est|(?:a foto |o arquivo )?(?:é|está em)|(?:la foto |il file )?è)";
const ARTICLE = '(?:(?:an?|in|ein|eine|un|une|uma?|als|en|em) )*';
const TIME =
  '(?:(?:currently|now|gerade|jetzt|aktuell|momentan|noch|ahora|ahorita|actualmente|actuellement|maintenant|agora|adesso|ora|still|todavía|encore|ainda|ancora) )';

/** Only beside a wish for another format. */
const OTHER_WISHED = new RegExp(`(?<!\\p{L})${FORMAT}(?!\\p{L})[^]*(?<!\\p{L})${FORMAT}(?!\\p{L})`, 'iu');

export const PRESENT_FORMATS: readonly Rewording[] = [
  `${TIME}${IS} ${ARTICLE}${FORMAT}`,
  `${IS} ${TIME}${ARTICLE}${FORMAT}`,
  `${IS} ${ARTICLE}${FORMAT}${NOW}`,
].map((said): Rewording => [
  new RegExp(
    `(?<=(?:^|[,.;:!?(]|\\s(?:but|and|aber|und|pero|mais|mas|ma|e|y|et))\\s*)${said}(?=\\s*(?:[,.;:!?)]|$))|(?<=${FORMAT}[^,.;]*) ${said}(?=\\s*(?:[,.;:!?)]|$))`,
    'giu',
  ),
  '',
  OTHER_WISHED,
]);
