import { COURTESIES, END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What somebody does not like. With a pronoun after it, the wish is made of the thing itself: "I don't like the background,
 * make it blue". A fault that is not liked is removed: "I don't like the green tint".
 */

interface Language {
  /** What is said of what is not liked, which these patterns call `#`. */
  readonly dislike: readonly string[];
  readonly article: string;
  /** The wish up to what shall become of the thing. */
  readonly wish: string;
  readonly plainer: string;
  /** Faults that can be removed, as they follow the article. */
  readonly faults: string;
  readonly remove: string;
}

const VERY = '(?: (?:really|at all|so|too|a bit|very|kinda|pretty))*';
const COLOR =
  '(?:green|blue|yellow|orange|red|pink|purple|magenta|gr[üu]n|blau|gelb|orange|rot|verde|azul(?:ado)?|amarill[oa]|naranja|roj[oa]|verte?|bleue?|jaune|orangée?|rouge|rose|amarel[oa]|laranja|vermelh[oa]|blu|azzurr[oa]|giall[oa]|arancione|ross[oa])';

const LANGUAGES: readonly Language[] = [
  {
    dislike: [
      `(?:i |we )?(?:really |just )?(?:(?:don['’]?t|do not)(?: really)? like|hate|can['’]?t stand) #${VERY}`,
      `#(?: is|['’]s| are| looks?)${VERY} (?:ugly|horrible|awful|hideous|boring)`,
    ],
    article: '(?:the|my|this|that|those|these) ',
    wish: '(?:can you |could you |so |just )*(?:make|turn|paint|change) it(?: to| into)?',
    plainer: 'make',
    faults: `${COLOR}(?:ish)? (?:tint|cast|tinge|hue|tone)|red eyes?|scratches|grain|noise`,
    remove: 'remove',
  },
  {
    dislike: [
      '(?:mir|uns) gef(?:ällt|allen) #(?: (?:gar|überhaupt|so|wirklich))* nicht',
      '# gef(?:ällt|allen) (?:mir|uns)(?: (?:gar|überhaupt|so|wirklich))* nicht',
      '# (?:ist|sind|sieht)(?: (?:so|zu|sehr|echt|total))* (?:hässlich|furchtbar|scheußlich|langweilig|schrecklich)(?: aus)?',
      'ich (?:mag (?=[^,.;]* nicht)|hasse )#(?: (?:gar|überhaupt))*(?: nicht)?',
    ],
    article: '(?:den|der|die|das|mein\\p{L}*|unser\\p{L}*) ',
    wish: '(?:kannst du |könntest du )?mach(?:e|en)? (?:ihn|sie|es|das)',
    plainer: 'mach',
    faults: '(?:grün|blau|gelb|rot|orange)stich|roten augen|kratzer|rauschen|körnung',
    remove: 'entferne',
  },
  {
    dislike: [
      'no me gustan?(?: nada| mucho)? #',
      '# (?:es|son|se ven?|están?)(?: (?:muy|tan))? (?:fe[oa]s?|horribles?|aburrid[oa]s?)',
    ],
    article: '(?:el|la|los|las|mi|este|esta|ese|esa) ',
    wish: '(?:pon|haz|pínta|pint|déja|cámbia)l[oa](?: (?:de|en|a)(?: color)?)?',
    plainer: 'pon',
    faults: `(?:tono|tinte|matiz) ${COLOR}|dominante ${COLOR}|ojos rojos|rayones|arañazos|ruido|grano`,
    remove: 'quita',
  },
  {
    dislike: [
      "(?:je n['’]?|j['’]|je )aime pas(?: du tout| trop)? #",
      '# (?:est|sont)(?: (?:trop|très|vraiment))? (?:moches?|laide?s?|affreu(?:x|ses?)|horribles?)',
    ],
    article: "(?:le |la |les |l['’]|mon |ma |ce |cette )",
    wish: '(?:mets|rends|fais|passe|change)[- ]l[ea](?: (?:en|de)(?: couleur)?)?',
    plainer: 'mets',
    faults: `(?:teinte|dominante|ton|reflet) ${COLOR}|yeux rouges|rayures|bruit|grain`,
    remove: 'enlève',
  },
  {
    dislike: [
      '(?:eu )?não (?:gosto|gostei|curto|curti)(?: muito)? (?:d|dess|dest)#',
      '# (?:é|são|está|tá|ficou)(?: (?:muito|tão))? (?:fei[oa]s?|horríve(?:l|is)|chat[oa]s?)',
    ],
    article: '(?:[oae]|os|as|meu|minha|esse|essa) (?:meu |minha )?',
    wish: '(?:(?:deixa|põe|coloca|faz|pinta|muda)(?:[- ][oa]| el[ea])?|deixe-[oa])(?: (?:de|em|pra|para)(?: cor)?)?',
    plainer: 'deixa',
    faults: `(?:tom|tonalidade|dominante) ${COLOR}|olhos vermelhos|riscos|arranhões|ruído|grão`,
    remove: 'tira',
  },
  {
    dislike: [
      'non mi piac(?:e|ciono)(?: per niente| molto)? #',
      '# (?:è|sono)(?: (?:molto|troppo|proprio))? (?:brutt[oaie]|orribil[ei]|noios[oaie])',
    ],
    article: "(?:il |lo |la |i |gli |l['’]|il mio |la mia |questo |questa )",
    wish: '(?:fal|metti|mettil|rendil|colora|coloral)l?[oa](?: (?:di|in)(?: colore)?)?',
    plainer: 'rendi',
    faults: `(?:dominante|tono|tonalità) ${COLOR}|occhi rossi|graffi|rumore|grana`,
    remove: 'togli',
  },
];

/** Colors and tones of the picture are no things that take a color. */
const NO_THING =
  '(?![^,.;!?]* (?:colou?rs?|tones?|tints?|farben?|farbton|colore?s?|tonos?|couleurs?|tons?|teintes?|cor|cores|colori|toni|tinta)(?!\\p{L}))';
/** What follows is the shape of the picture, whatever was disliked before. */
const NO_SHAPE =
  '(?!(?:an? )?(?:square|quadrat|cuadrad|carré|quadrad|vertical|horizontal|portrait|landscape))';
const START = '(?<=(?:^|[.;!?])\\s*)';

export const DISLIKED: readonly Rewording[] = LANGUAGES.flatMap(
  ({ dislike, article, wish, plainer, faults, remove }) =>
    dislike.flatMap((said): readonly Rewording[] => {
      const ofThing = said.replace('#', `(?<thing>${article}\\p{L}+(?: \\p{L}+)??)`);
      const ofFault = said.replace('#', `(?<fault>${article}(?:${faults}))`);
      return [
        [new RegExp(`(?<=(?:^|[,.;!?])\\s*)${ofFault}${END}`, 'giu'), `${remove} $<fault>`],
        [
          new RegExp(
            `${START}${NO_THING}${ofThing}\\s*[,.;!]\\s*(?:(?:${COURTESIES}),? )?${wish} ${NO_SHAPE}(?=\\p{L})`,
            'giu',
          ),
          `${plainer} $<thing> `,
        ],
      ];
    }),
);
