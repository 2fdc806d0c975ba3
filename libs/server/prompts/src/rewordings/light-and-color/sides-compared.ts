import type { Rewording } from '../rewording.ts';

/*
 * A side that is darker than the other one, and shall be brightened: "the left side is way darker than the right" is
 * "brighten the left half". A wish to even out the light beside it is the same wish, and stands for the other side in "the
 * left half is darker because of the lamp, can it be even".
 */

type Side = readonly [said: string, plainer: string];
interface Language {
  readonly even: string;
  /** Why a side is darker, before a wish to even it out: both together stand for naming the other side. */
  readonly because: string;
  readonly evened: string;
  readonly sides: readonly Side[];
  readonly is: string;
  readonly darker: string;
  readonly brighter: string;
  readonly than: string;
  readonly plainer: readonly [brighten: string, darken: string];
}

const LANGUAGES: readonly Language[] = [
  {
    even: '(?:even out|balance|equali[sz]e) (?:the )?(?:light|lighting|exposure|brightness)',
    because: '(?:because(?: of)?|due to|thanks to|from|as)',
    evened:
      '(?:(?:can|could|should) (?:it|they|both(?: sides| halves)?|the light) be (?:made )?(?:more )?(?:even|equal|the same)|(?:(?:can|could) you )?(?:please )?(?:even|balance) (?:it|them|that|this)(?: out)?|(?:(?:can|could) you )?(?:please )?make (?:it|them|both(?: sides| halves)?) (?:more )?(?:even|equal|the same)|even out(?: please)?)',
    sides: [
      ['(?:the )?left(?: side| half| part)?', 'left'],
      ['(?:the )?right(?: side| half| part)?', 'right'],
    ],
    is: '(?:is|looks|came out) (?:(?:way|much|a lot|far|a bit) )?',
    darker: 'darker',
    brighter: '(?:brighter|lighter)',
    than: 'than (?:the )?(?:left|right|other)(?: side| half| part| one)?',
    plainer: ['brighten the $ half', 'darken the $ half'],
  },
  {
    even: '(?:(?:das )?licht|(?:die )?(?:belichtung|helligkeit)) (?:ausgleichen|angleichen)|gleiche? (?:das licht|die (?:belichtung|helligkeit)) (?:aus|an)',
    because: '(?:wegen|durch|weil)',
    evened:
      '(?:(?:bitte )?(?:das |es |die helligkeit )?(?:ausgleichen|angleichen|gleichmäßig machen)|(?:kann|soll|könnte) (?:man )?(?:das|es) (?:bitte )?(?:ausgeglichen|gleichmäßig(?:er)?|gleich hell)(?: werden| sein)?|(?:kannst du|können sie) (?:das|es) (?:bitte )?(?:ausgleichen|angleichen)|gleiche? (?:das|es) (?:bitte )?(?:aus|an))',
    sides: [
      ['(?:die )?linke (?:seite|hälfte)|links', 'linke'],
      ['(?:die )?rechte (?:seite|hälfte)|rechts', 'rechte'],
    ],
    is: '(?:ist(?: es)?|wirkt) (?:(?:viel|deutlich|etwas|wesentlich) )?',
    darker: 'dunkler',
    brighter: 'heller',
    than: 'als (?:(?:die )?(?:linke|rechte|andere)(?: seite| hälfte)?|links|rechts)',
    plainer: ['$ Hälfte aufhellen', '$ Hälfte abdunkeln'],
  },
  {
    even: '(?:iguala|equilibra|empareja)(?:r)? la (?:luz|iluminación|exposición)',
    because: '(?:por|por culpa de|a causa de|porque|debido a)',
    evened:
      '(?:que (?:quede|se vea|esté|queden) (?:parej[oa]s?|igual(?:es)?|uniformes?)|(?:iguála|emparéja|equilíbra|iguala|empareja|equilibra)(?:l[oa]s?)|(?:puede|podría|puedes) (?:quedar|ser|estar|dejarl[oa]) (?:parej[oa]|uniforme|igual))',
    sides: [
      ['(?:el lado izquierdo|la (?:parte |mitad )?izquierda|a la izquierda)', 'izquierda'],
      ['(?:el lado derecho|la (?:parte |mitad )?derecha|a la derecha)', 'derecha'],
    ],
    is: '(?:está|es|se ve|quedó|salió) (?:(?:mucho|bastante|un poco) )?',
    darker: 'más oscur[oa]',
    brighter: 'más clar[oa]',
    than: 'que (?:el (?:izquierdo|derecho|otro)(?: lado)?|la (?:izquierda|derecha|otra)|a la (?:izquierda|derecha))',
    plainer: ['aclara la mitad $', 'oscurece la mitad $'],
  },
  {
    even: "(?:équilibre[rz]?|égalise[rz]?|uniformise[rz]?) (?:la lumière|l['’](?:éclairage|exposition))",
    because: "(?:à cause de|à cause d['’]|grâce à|parce que|parce qu['’])",
    evened:
      "(?:(?:tu peux |peux-tu )?(?:l['’])?(?:équilibre|égalise|uniformise)[rz]?(?:[- ](?:la|le|ça|les))?|(?:rends|rendre)[- ](?:la|le|les) (?:uniformes?|égales?)|(?:ça peut|peut-elle|elle peut) être (?:uniforme|pareil|égal))",
    sides: [
      ['(?:le côté gauche|la (?:partie |moitié )?gauche|à gauche)', 'gauche'],
      ['(?:le côté droit|la (?:partie |moitié )?droite|à droite)', 'droite'],
    ],
    is: "(?:(?:c['’])?est|paraît) (?:(?:bien|beaucoup|un peu|nettement) )?",
    darker: 'plus sombre',
    brighter: 'plus claire?',
    than: "que (?:le (?:gauche|droit|côté (?:gauche|droit))|la (?:gauche|droite)|l['’]autre(?: côté)?|à (?:gauche|droite))",
    plainer: ['éclaircis la moitié $', 'assombris la moitié $'],
  },
  {
    even: '(?:equilibra|iguala|uniformiza)(?:r)?(?: a (?:luz|iluminação|exposição)| elas| isso)?',
    because: '(?:por causa d[aeo]|por culpa d[aeo]|porque)',
    evened:
      '(?:(?:deixa|deixe|dá pra deixar|pode deixar|que fique|pode ficar) (?:tudo )?(?:uniforme|igual|parelho)|(?:dá pra |pode )?(?:igualar|uniformizar|equilibrar|iguala|uniformiza|equilibra)(?: isso| elas| tudo)?)',
    sides: [
      ['(?:o lado esquerdo|a (?:parte |metade )?esquerda)', 'esquerda'],
      ['(?:o lado direito|a (?:parte |metade )?direita)', 'direita'],
    ],
    is: '(?:está|tá|é|ficou) (?:(?:muito|bem|um pouco) )?',
    darker: 'mais escur[oa]',
    brighter: 'mais clar[oa]',
    than: '(?:do )?que (?:o (?:esquerdo|direito|outro)(?: lado)?|a (?:esquerda|direita|outra))',
    plainer: ['clareia a metade $', 'escurece a metade $'],
  },
  {
    even: "(?:equilibra|uniforma|bilancia|pareggia)(?:re|le|la)?(?: la luce| l['’](?:illuminazione|esposizione))?",
    because: '(?:a causa d[ei]\\p{L}*|per colpa d[ei]\\p{L}*|per via d[ei]\\p{L}*|perché)',
    evened:
      '(?:(?:puoi )?(?:uniforma|pareggia|bilancia|equilibra)(?:r?l[ao]|re|rle)?|(?:può|potrebbe|deve) essere (?:uniforme|uguale)|(?:rendila|falla|rendile) uniform[ei])',
    sides: [
      ['(?:il lato sinistro|la (?:parte |metà )?(?:di )?sinistra|a sinistra)', 'sinistra'],
      ['(?:il lato destro|la (?:parte |metà )?(?:di )?destra|a destra)', 'destra'],
    ],
    is: "(?:è|sembra) (?:(?:molto|assai|un po['’]?) )?",
    darker: 'più scur[oa]',
    brighter: 'più chiar[oa]',
    than: "(?:di|del|della|che|dell['’]) ?(?:(?:il |la |lato |a )*(?:sinistr[oa]|destr[oa])|altr[oa](?: lato)?)",
    plainer: ['schiarisci la metà $', 'scurisci la metà $'],
  },
];

const COMPARES = /dark|bright|light|dunkl|heller|oscur|clar|sombre|escur|scur|chiar/iu;

export const SIDES_COMPARED: readonly Rewording[] = LANGUAGES.flatMap(
  ({ even, because, evened, sides, is, darker, brighter, than, plainer: [brighten, darken] }): Rewording[] =>
    sides.flatMap(([said, side]): Rewording[] => {
      const before = `(?<=(?:^|[.,;!?])\\s*)(?:(?:${even}),? )?(?:${said}) ${is}`;
      const compared = `(?:${than})(?:,? (?:${even}))?`;
      const told = `(?:(?:${than} )?${because} ?[^.,;!?]{2,40})?(?: ?[.,;!?]+ *(?:so |also |and |und |y |et |e )?)(?:${evened}|${even})`;
      const end = ` ?(?:(?<= )${compared}|${told})(?=\\s*(?:[,.;!?]|$))`;
      return [
        [new RegExp(`${before}${darker}${end}`, 'giu'), brighten.replace('$', () => side), COMPARES],
        [new RegExp(`${before}${brighter}${end}`, 'giu'), darken.replace('$', () => side), COMPARES],
      ];
    }),
);
