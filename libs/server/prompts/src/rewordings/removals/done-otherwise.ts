import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "Blur the plates, no wait, pixelate them": what shall be done to the plates is another thing now, and not to the whole picture. */

const otherwise = (
  verbs: readonly string[],
  name: string,
  marks: string,
  again: string,
  plainer: string,
): Rewording => [
  new RegExp(
    `(?<=^|[.;!?]\\s*|(?:please|bitte|por favor) )(?:${verbs.join('|')}) (?<what>(?:${name})[^,.;!?]{2,40}?)\\s*(?:[,;.…]+|-) ?(?:${marks})[,:]? (?:${again})${END}`,
    'giu',
  ),
  plainer,
];

export const DONE_OTHERWISE: readonly Rewording[] = [
  otherwise(
    ['blur', 'pixelate', 'hide', 'brighten', 'lighten', 'darken', 'sharpen', 'soften', 'remove', 'erase'],
    'the |my |all |every |his |her ',
    '(?:(?:no|oh|wait|actually|sorry|hm+|or|rather|better|i mean|scratch that|instead|well)[, ]*)+',
    '(?:just )?(?<how>blur|pixelate|hide|brighten|lighten|darken|sharpen|soften|remove|erase) (?:it|them)(?: instead| out)?',
    '$<how> $<what>',
  ),
  otherwise(
    ['verwische?', 'verpixele?', 'verpixel', 'entferne?', 'lösche?', 'schärfe?', 'verstecke?'],
    'die |den |das |alle |meine? ',
    '(?:(?:nein|nee|ne|halt|warte|moment|doch|lieber|besser|quatsch|oder)[, ]*)+',
    '(?<how>verwische?|verpixele?|verpixel|entferne?|lösche?|schärfe?) (?:sie|es|ihn)(?: lieber| doch| besser| stattdessen)?',
    '$<how> $<what>',
  ),
  ...(
    [
      ['desenfoca', 'desenfóca'],
      ['difumina', 'difumína'],
      ['pixela', 'pixéla'],
      ['borra', 'bórra'],
      ['quita', 'quíta'],
      ['aclara', 'aclára'],
      ['oscurece', 'oscuréce'],
    ] as const
  ).map(([plain, accented]) =>
    otherwise(
      ['desenfoca', 'difumina', 'pixela', 'borra', 'quita', 'aclara', 'oscurece', 'tapa'],
      'el |la |los |las |mi |mis |todas? ',
      '(?:(?:no|espera|perdón|mejor|mejor dicho|digo|bueno|o)[, ]*)+',
      `(?:${plain}|${accented})l[oa]s?(?: mejor)?`,
      `${plain} $<what>`,
    ),
  ),
  otherwise(
    ['floute[rz]?', 'pixelise[rz]?', 'efface[rz]?', 'supprime[rz]?', 'éclaircis', 'assombris', 'cache'],
    "la |le |les |l['’]|mon |ma |mes |toutes? ",
    '(?:(?:non|attends|plutôt|enfin|pardon|ou|euh|mieux)[, ]*)+',
    '(?<how>floute|pixelise|pixellise|efface|supprime|éclaircis|assombris)-(?:la|le|les)(?: plutôt)?',
    '$<how> $<what>',
  ),
  otherwise(
    [
      'desfoque',
      'desfoca',
      'borre',
      'pixelize',
      'pixela',
      'apague',
      'apaga',
      'tire',
      'tira',
      'clareie',
      'escureça',
    ],
    'o |a |os |as |meu |minha |todas? |todos ',
    '(?:(?:não|nao|espera|pera|melhor|quer dizer|desculpa|digo|ou)[, ]*)+',
    '(?<how>desfoque|desfoca|borre|pixelize|pixela|apague|apaga|tire|tira|clareie|escureça)-?(?:l?[oa]s?| el[ea]s?)(?: melhor)?',
    '$<how> $<what>',
  ),
  otherwise(
    ['sfoca', 'pixela', 'cancella', 'togli', 'schiarisci', 'scurisci', 'nascondi'],
    "il |lo |la |i |gli |le |l['’]|tutt[ei] ",
    '(?:(?:no|anzi|aspetta|meglio|scusa|o|ovvero)[, ]*)+',
    '(?<how>sfoca|pixela|cancella|togli|schiarisci|scurisci)l[oaie]',
    '$<how> $<what>',
  ),
];
