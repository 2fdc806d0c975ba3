import type { Rewording } from '../rewording.ts';

/* A picture that shall be cut in two, and the half of it to keep: "cut it in half and keep the top". */

type Side = 'top' | 'bottom' | 'left' | 'right';

interface Language {
  readonly cut: string;
  readonly keep: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly plainer: Readonly<Record<Side, string>>;
}

const LANGUAGES: readonly Language[] = [
  {
    cut: '(?:cut|split|slice|divide|crop) (?:it|this|the (?:photo|picture|image)) (?:in(?:to)? (?:half|two)|(?:down|in|through|along) the middle)(?: (?:horizontally|vertically))?',
    keep: '(?:(?:just|only) )?(?:keep|use|leave|give me|save) (?:(?:just|only) )?the ',
    sides: {
      top: '(?:top|upper)(?: (?:half|part|one|side))?',
      bottom: '(?:bottom|lower)(?: (?:half|part|one|side))?',
      left: 'left(?: (?:half|part|one|side))?',
      right: 'right(?: (?:half|part|one|side))?',
    },
    plainer: {
      top: 'keep only the top half',
      bottom: 'keep only the bottom half',
      left: 'keep only the left half',
      right: 'keep only the right half',
    },
  },
  {
    cut: '(?:schneide?|teile?|halbiere?)(?: (?:es|das bild|das foto))?(?: (?:in der mitte|in zwei (?:hälften|teile)))?(?: durch| auseinander)?',
    keep: '(?:behalte?|nimm|lass)(?: nur)? (?:die |den )?',
    sides: {
      top: '(?:obere (?:hälfte|seite)|oberen teil)',
      bottom: '(?:untere (?:hälfte|seite)|unteren teil)',
      left: '(?:linke (?:hälfte|seite)|linken teil)',
      right: '(?:rechte (?:hälfte|seite)|rechten teil)',
    },
    plainer: {
      top: 'nur die obere Hälfte behalten',
      bottom: 'nur die untere Hälfte behalten',
      left: 'nur die linke Hälfte behalten',
      right: 'nur die rechte Hälfte behalten',
    },
  },
  {
    cut: '(?:corta|parte|divide|pártela|córtala|divídela)(?: (?:la (?:foto|imagen)|esto))? (?:por la mitad|en dos|a la mitad|por el medio)',
    keep: '(?:quédate (?:solo )?con|deja(?: solo)?|conserva(?: solo)?|guarda(?: solo)?) (?:la |el )?(?:(?:parte|mitad|lado) )?(?:de )?(?:la )?',
    sides: {
      top: '(?:superior|arriba)',
      bottom: '(?:inferior|abajo)',
      left: 'izquierd[ao]',
      right: 'derech[ao]',
    },
    plainer: {
      top: 'deja solo la mitad superior',
      bottom: 'deja solo la mitad inferior',
      left: 'deja solo la mitad izquierda',
      right: 'deja solo la mitad derecha',
    },
  },
  {
    cut: "(?:coupe|divise|partage)(?:-la| la (?:photo|image)| l['’]image)? (?:en deux|par le milieu|au milieu)",
    keep: '(?:ne )?(?:garde|laisse|conserve)(?: que| seulement| juste)? (?:la |le )?(?:(?:partie|moitié|côté) )?(?:(?:de|du) )?(?:la )?',
    sides: { top: '(?:supérieure|haut)', bottom: '(?:inférieure|bas)', left: 'gauche', right: 'droite?' },
    plainer: {
      top: 'garde seulement la moitié supérieure',
      bottom: 'garde seulement la moitié inférieure',
      left: 'garde seulement la moitié gauche',
      right: 'garde seulement la moitié droite',
    },
  },
  {
    cut: '(?:corta|parte|divide)(?: (?:ela|a (?:foto|imagem)))? (?:ao meio|no meio|pela metade|em dois|em duas)',
    keep: '(?:fica(?: só)? com|deixa(?: só)?|mantém(?: só)?|guarda(?: só)?) (?:a |o )?(?:(?:parte|metade|lado) )?(?:d[aeo] )?',
    sides: {
      top: '(?:superior|cima)',
      bottom: '(?:inferior|baixo)',
      left: 'esquerd[ao]',
      right: 'direit[ao]',
    },
    plainer: {
      top: 'deixa só a metade superior',
      bottom: 'deixa só a metade inferior',
      left: 'deixa só a metade esquerda',
      right: 'deixa só a metade direita',
    },
  },
  {
    cut: "(?:taglia|dividi|spezza)(?:la)?(?: (?:la foto|l['’]immagine))? (?:a metà|in due|nel mezzo|al centro)",
    keep: '(?:tieni|lascia|conserva)(?: solo)? (?:la |il )?(?:(?:parte|metà|lato) )?(?:(?:di|a|in) )?',
    sides: {
      top: '(?:superiore|sopra|alto)',
      bottom: '(?:inferiore|sotto|basso)',
      left: 'sinistr[ao]',
      right: 'destr[ao]',
    },
    plainer: {
      top: 'tieni solo la metà superiore',
      bottom: 'tieni solo la metà inferiore',
      left: 'tieni solo la metà sinistra',
      right: 'tieni solo la metà destra',
    },
  },
];

export const CUT_IN_HALF: readonly Rewording[] = LANGUAGES.flatMap(({ cut, keep, sides, plainer }) =>
  (['top', 'bottom', 'left', 'right'] as const).map((side): Rewording => [
    new RegExp(
      `(?<!\\p{L})${cut},? (?:(?:and|und|y|et|e|then|dann) )?(?:(?:then|dann) )?${keep}${sides[side]}(?!\\p{L})`,
      'giu',
    ),
    plainer[side],
  ]),
);
