/*
 * Turns of phrase for the face of one person, in the six languages: “my son's face”, “le visage du serveur”, “das
 * Gesicht ganz links”.
 */

/** Words for several people, each of whom has a face: “everyone's face”. */
const SEVERAL =
  /(?<!\p{L})(?:faces|gesichter|visages|caras|rostros|rostos|visi|volti|facce|every(?:one|body)|each|family|crowd|audience|group|class|team|any(?:one|body)|nobody|no one|all|both|two|three|people|persons|children|men|women|ladies|others?|strangers|guests|leute|kinder|personen|menschen|männer|anderen?|gäste|passanten|schüler|menge|gruppe|klasse|familie|alle[nr]?|jede[nrs]?|niemand\p{L}*|gens|famille|groupe|tous|toutes|chaque|chacun|personne|autres|foule|todos|todas|familia|multitud|grupo|família|multidão|gente|nadie|cada|demás|otr[oa]s|pessoas|ninguém|outr[oa]s|demais|famiglia|folla|gruppo|tutti|tutte|nessuno|altri|altre|ogni|ciascun\p{L}*)(?!\p{L})/iu;

/** A word in the singular, in languages whose plural ends with s. */
const ONE = '\\p{L}*[^s\\P{L}]';
const ITS_FACE = [
  "(?:my|his|her|your|our|the|this|that)(?: \\p{L}+){0,2}['’]s face",
  "\\p{L}+['’]s face",
  `(?:my|his|her|your)(?: ${ONE})? face`,
  `face of (?:my|his|her|your|our|the|this|that|an?) (?:\\p{L}+ )?${ONE}`,
  '(?:mein|dein|sein|ihr|unser) gesicht',
  'gesicht (?:vo[nm]|des|der|dieses|dieser|(?:mein|dein|sein|ihr|unser)e[rs]) \\p{L}+',
  '(?:mon|ton|son) visage',
  "visage (?:du|de (?:mon|ma|ton|ta|son|sa|notre|la|cette|cet|ce)|d[’']une?) \\p{L}+",
  "visage de l['’]\\p{L}+",
  '(?:mi|tu|su) (?:propi[oa] )?(?:cara|rostro)',
  `(?:cara|rostro) (?:del|de (?:mi|tu|su|la|est[ea]|es[ea]|una?)) ${ONE}`,
  '(?:meu|minha|seu|sua) (?:rosto|cara)',
  '(?:rosto|cara) del[ea]',
  `(?:rosto|cara) (?:d[oa]|dess[ea]|dest[ea]|de uma?)(?: (?:meu|minha|seu|sua))? ${ONE}`,
  '(?:mi[oa]|tu[oa]|su[oa]) (?:viso|volto|faccia)',
  '(?:viso|volto|faccia) (?:di|del|della|dello)(?: (?:mi[oa]|su[oa]|una?))? \\p{L}+',
  "(?:viso|volto|faccia) dell['’]\\p{L}+",
];
const FACE_OF_ONE = new RegExp(`(?<!\\p{L})(?:${ITS_FACE.join('|')})(?!\\p{L})`, 'giu');

/** What may follow the words for a side, which would otherwise name the side of something: “on the left photo”. */
const NOTHING_NAMED =
  '(?=\\s*(?:[,.;:!?\\n]|$| (?:and|but|so|because|for|please|pls|und|aber|damit|weil|bitte|et|mais|pour|svp|y|pero|para|porque|por|e|mas|ma|per|perché|verpixeln|verpixelt|unkenntlich|verdecken|verstecken|abdecken|zensieren|verwischen|weichzeichnen|unscharf|ausblenden|anonymisieren)(?!\\p{L})))';

interface FaceOnSide {
  readonly said: RegExp;
  /** The plural in the same language, which takes the place of these words. */
  readonly faces: string;
}
/** The face on one side, as one phrase with the side as a group, and the plural in the same language. */
const ON_SIDE: readonly FaceOnSide[] = [
  [
    '(?:the |my )?face (?:of (?:the |my |that )?(?:\\p{L}+ ){1,2})?(?:on|at|to) (?:the |my )?(?:far |very )?(?<side>left|right)(?:[- ]hand)?(?: side)?',
    'the faces',
  ],
  ["(?:the )?(?:\\p{L}+ )?on the (?:far )?(?<side>left|right)['’]s face", 'the faces'],
  ["(?:the )?(?<side>left|right)(?:most|[- ]hand)? (?:\\p{L}+['’]s )?face", 'the faces'],
  [
    '(?:das )?gesicht (?:(?:vom|von (?:der|dem)|des|der) (?:\\p{L}+ ))?(?:(?:ganz )?(?<side>links|rechts)|auf der (?<side2>linken|rechten) seite)',
    'die Gesichter',
  ],
  ['(?:das )?(?<side>linke|rechte) gesicht', 'die Gesichter'],
  [
    "(?:le )?visage (?:(?:du|de la|de mon|de ma) \\p{L}+ |de l['’]\\p{L}+ )?(?:à|a|de|sur la) (?:la )?(?<side>gauche|droite)",
    'les visages',
  ],
  [
    '(?:la |el )?(?:cara|rostro) (?:(?:del|de la|de mi) \\p{L}+ )?(?:que está )?(?:a|de|en|por)(?: la)? (?<side>izquierda|derecha)',
    'las caras',
  ],
  ['(?:o |a )?(?:rosto|cara) (?:(?:do|da) \\p{L}+ )?(?:à|a|na|da|de) (?<side>esquerda|direita)', 'os rostos'],
  [
    "(?:il |la )?(?:viso|volto|faccia) (?:(?:del|della|di) \\p{L}+ |dell['’]\\p{L}+ )?(?:a|sulla|di) (?<side>sinistra|destra)",
    'i volti',
  ],
].map(([said, faces]) => ({
  said: new RegExp(`(?<!\\p{L})(?:${said})${NOTHING_NAMED}`, 'iu'),
  faces: faces ?? '',
}));

const LEFT = /^(?:left|link|gauche|izquierda|esquerda|sinistra)/iu;

/** The number of people whose faces a prompt names one by one. 0 if it names none, or several at once. */
export const countOfFaces = (prompt: string): number =>
  SEVERAL.test(prompt) ? 0 : (prompt.match(FACE_OF_ONE)?.length ?? 0);

/** The side on which a prompt says a face is, its words for that face, and the prompt with “the faces” in their place. */
export const faceOnSide = (
  prompt: string,
): { readonly place: 'left' | 'right'; readonly said: string; readonly plainer: string } | null => {
  if (SEVERAL.test(prompt)) return null;
  for (const { said, faces } of ON_SIDE) {
    const found = said.exec(prompt);
    if (found === null) continue;
    const side = found.groups?.['side'] ?? found.groups?.['side2'] ?? '';
    return {
      place: LEFT.test(side) ? 'left' : 'right',
      said: found[0],
      plainer: prompt.replace(found[0], () => faces),
    };
  }
  return null;
};
