import { END_OF_LINE, MAYBE_COURTESY } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Settings of the picture that shall stay as they are, beside a wish for something else: “brighter, leave the white balance
 * alone”. Nothing changes them without being asked to, and read as a wish they would be what is changed.
 */

interface Language {
  readonly settings: string;
  /** The colors, which are kept like a setting beside one. */
  readonly colors: string;
  /** What joins two settings that are kept. */
  readonly either: string;
  /** Turns of phrase around a setting that keep it. */
  readonly kept: readonly (readonly [before: string, behind: string])[];
  readonly and: string;
}

const LANGUAGES: readonly Language[] = [
  {
    settings:
      '(?:the )?(?:white[- ]?balance|wb|contrast|saturation|exposure|brightness|sharpness|clarity|vibrance|color temperature|colour temperature|tint|shadows and highlights)',
    colors: '(?:the )?colou?rs?',
    either: 'and|or|nor',
    kept: [
      [
        '(?:leave|keep)',
        ' (?:alone|untouched|unchanged|as (?:it )?is|as they are|as it was|the same|where it is)',
      ],
      [
        "(?:do not|don['’]?t|dont|without|no|not) (?:touch|change|mess with|alter|adjust|touching|changing|altering)(?:ing)?(?: with)?",
        '(?: at all)?',
      ],
      [
        '',
        ' (?:stays?|should stay|must stay|can stay)(?: (?:as (?:it )?is|the same|put|unchanged|the way it is))?',
      ],
    ],
    and: 'and|but',
  },
  {
    settings:
      '(?:den |die |der |am |an der )?(?:wei(?:ß|ss)abgleich|kontrast|sättigung|belichtung|helligkeit|schärfe|klarheit|farbtemperatur)',
    colors: '(?:die |den )?farben?',
    either: 'und|oder|noch',
    kept: [
      [
        '',
        ' (?:bitte )?(?:so )?(?:lassen|belassen|nicht (?:anfassen|anrühren|ändern|verändern)|unverändert(?: lassen)?|bleibt(?: so| gleich| wie (?:er|sie) ist)?|soll(?:en)? (?:so |gleich |unverändert )?bleiben|in ruhe lassen|nichts (?:ändern|machen))',
      ],
      ['(?:lass|lasst|lassen sie)', ' (?:so|in ruhe|unverändert|wie (?:er|sie) ist)'],
      [
        'ohne',
        ' (?:(?:dabei|sonst) )?(?:zu (?:(?:ver)?ändern|verfälschen|verstellen|berühren)|an(?:zu)?(?:fassen|rühren|tasten))',
      ],
    ],
    and: 'und|aber',
  },
  {
    settings:
      '(?:el |la |al |a la )?(?:balance de blancos|equilibrio de blancos|contraste|saturación|saturacion|exposición|exposicion|brillo|nitidez|claridad|temperatura de color)',
    colors: '(?:los |el |a los )?color(?:es)?',
    either: 'y|o|ni',
    kept: [
      [
        '',
        ' (?:ni tocar(?:l[oa])?|no (?:l[oa] )?(?:toques|cambies|tocar(?:l[oa])?|muevas)|(?:déjal[oa]|dejal[oa]|dejar(?:l[oa])?|queda|se queda) (?:igual|como está|así|tal cual)|sin (?:tocar|cambios))',
      ],
      [
        '(?:no toques|no cambies|sin tocar|sin cambiar|no tocar|no muevas|deja(?:ndo)?)',
        '(?: (?:igual|como está|así|tal cual|en paz))?',
      ],
    ],
    and: 'y|pero',
  },
  {
    settings:
      "(?:la |le |l['’]|à la |au |à l['’])?(?:balance des blancs|contraste|saturation|exposition|luminosité|luminosite|netteté|clarté|température(?: de couleur)?)",
    colors: '(?:les |la |aux |à la )?couleurs?',
    either: 'et|ou|ni',
    kept: [
      [
        '(?:pas touche|ne (?:pas )?touche[rz]?(?: pas)?|touche pas|ne change[rz]? pas|ne pas changer|sans toucher|sans changer|ne modifie[rz]? pas|laisse[rz]?|garde[rz]?)',
        '(?: (?:telle? quelle?|comme (?:elle|il) est|comme (?:ça|ca)|tranquille|inchangée?))?',
      ],
      [
        '',
        " (?:tu (?:n['’]y |y )?touches? pas|ne bouge pas|reste (?:telle? quelle?|comme (?:elle|il) est|inchangée?)|on (?:n['’]y |y )?touche pas)",
      ],
    ],
    and: 'et|mais',
  },
  {
    settings:
      '(?:o |a |no |na |do |da )?(?:balanço de (?:branco|brancos)|equilíbrio de brancos|contraste|saturação|saturacao|exposição|exposicao|brilho|nitidez|claridade|temperatura de cor)',
    colors: '(?:as |a |nas |na )?cor(?:es)?',
    either: 'e|ou|nem',
    kept: [
      [
        '(?:não|nao|sem|nem) (?:mexer|mexa|mexe|mexas|mudar|mude|muda|toque|tocar|alterar|altere)(?: em)?',
        '',
      ],
      ['(?:deixa|deixe|mantém|mantem|mantenha|manter)', ' (?:como (?:está|tá)|igual|assim|quiet[oa])'],
      ['', ' (?:fica como (?:está|tá)|não (?:mexe|mexa|muda|mexas)|igual)'],
    ],
    and: 'e|mas',
  },
  {
    settings:
      "(?:il |la |lo |l['’])?(?:bilanciamento del bianco|contrasto|saturazione|esposizione|luminosità|nitidezza|chiarezza|temperatura(?: colore)?)",
    colors: '(?:i |il )?color[ei]',
    either: 'e|o|né',
    kept: [
      [
        '',
        " (?:non (?:toccar(?:l[oa]|e)|l[oa] toccare|cambiar(?:l[oa]|e)|modificar(?:l[oa]|e))|lascial[oa] (?:stare|così|com['’]è)|resta (?:così|com['’]è|uguale|invariat[oa]))",
      ],
      [
        '(?:non (?:toccare|cambiare|modificare)|senza (?:toccare|cambiare|modificare)|lascia(?:re)?)',
        "(?: (?:stare|così|com['’]è|invariat[oa]|uguale))?",
      ],
    ],
    and: 'e|ma|però',
  },
];

/** Not behind words that take back what was asked for: “more contrast, no, leave the contrast”. */
const NOT_TAKEN_BACK =
  '(?<!(?<!\\p{L})(?:no|wait|actually|nein|nee|warte|doch|lieber|eigentlich|espera|mejor|en realidad|non|attends|en fait|finalement|n[aã]o|aliás|aspetta|anzi|meglio))';

/** A setting is left out of the prompt only beside another wish, which stands before or behind it. */
const WITHOUT_SETTINGS: readonly Rewording[] = LANGUAGES.flatMap(({ settings, colors, either, kept, and }) =>
  kept.flatMap(([before, behind]): readonly Rewording[] => {
    const more = `(?:(?:,| (?:${either})) (?:${settings}|${colors}))*`;
    const all = `(?:${colors}(?:,| (?:${either})) )?${settings}${more}`;
    const keeping = (what: string): string =>
      `${before === '' ? '' : `(?:please |bitte |por favor |per favore )?${before} `}${what}${behind}${MAYBE_COURTESY}`;
    const behindWish = (mark: string, what: string): Rewording => [
      new RegExp(
        `(?<=[\\p{L}\\d%)”"»])${NOT_TAKEN_BACK}${mark} (?:(?:${and}),? )?${keeping(what)}${END_OF_LINE}`,
        'giu',
      ),
      '',
    ];
    return [
      behindWish('\\s*[,.;]', all),
      // “More brightness and leave the saturation”: without a mark, the first setting may be what is wished.
      behindWish('', before === '' ? settings : all),
      [
        new RegExp(
          `^\\s*${keeping(all)}\\s*[,.;:]\\s*(?:(?:just|only|nur|solo|sólo|juste|só|soltanto) )?(?=\\p{L})`,
          'giu',
        ),
        '',
      ],
    ];
  }),
);

/** “Ohne die Farben zu ändern” asks for nothing without colors. */
const COLORS_NOT_CHANGED: Rewording = [
  /(?<!\p{L})ohne (?:die |ihre )?farben? (?:dabei |sonst )?zu (?:(?:ver)?ändern|verfälschen)(?!\p{L})/giu,
  'Farben nicht ändern',
];

export const SETTINGS_KEPT: readonly Rewording[] = [...WITHOUT_SETTINGS, COLORS_NOT_CHANGED];
