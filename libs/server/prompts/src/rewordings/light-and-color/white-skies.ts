import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A sky without detail: "make the sky less white, it's blown out". It shall get its detail back, and neither become blue
 * nor darken the rest of the picture.
 */

const LANGUAGES: readonly (readonly [white: string, plainer: string])[] = [
  [
    "(?:make )?the sky (?:(?:is|looks|came out|turned|went)(?: (?:all|too|totally|completely|so|way too|just))* white|(?:a bit |a little |much )?less white)[,;.]? (?:(?:it|that)(?:['’]s| is) |and )?(?:(?:all|totally|completely|just) )*(?:blown(?: out)?|burnt(?: out)?|overexposed|washed out)",
    'lower the highlights in the sky',
  ],
  [
    '(?:mach )?(?:den|der) himmel (?:(?:ist|wurde)(?: (?:ganz|zu|total|völlig|so))* weiß|(?:etwas |ein bisschen )?weniger weiß)(?:[,;.]? (?:(?:er|es) ist |und )?(?:(?:ganz|total|völlig|einfach) )*(?:ausgebrannt|überbelichtet|überstrahlt|ausgefressen))',
    'Spitzlichter im Himmel reduzieren',
  ],
  [
    '(?:(?:haz|pon) )?(?:que )?el cielo (?:(?:salió|está|quedó)(?: (?:todo|muy|demasiado|totalmente))* blanco|(?:sea |esté )?menos blanco)(?:[,;.]? (?:está |y )?(?:(?:todo|totalmente) )?(?:quemado|sobreexpuesto|reventado))',
    'baja las altas luces del cielo',
  ],
  [
    "(?:rends |fais )?le ciel (?:est(?: (?:tout|trop|complètement))* blanc|moins blanc)(?:[,;.]? (?:(?:il|c[’']) ?est |et )?(?:(?:tout|complètement) )?(?:cramé|brûlé|surexposé))",
    'baisse les hautes lumières du ciel',
  ],
  [
    '(?:deixa |faz )?o céu (?:(?:ficou|está|saiu|tá)(?: (?:todo|muito|totalmente))* branco|menos branco)(?:[,;.]? (?:está |tá |e )?(?:(?:todo|totalmente) )?(?:estourado|queimado|superexposto))',
    'diminui as altas luzes do céu',
  ],
  [
    '(?:(?:fai diventare|rendi|fai) )?il cielo (?:(?:è|è venuto|è uscito)(?: (?:tutto|troppo|completamente))* bianco|meno bianco)(?:[,;.]? (?:è |e )?(?:(?:tutto|completamente) )?(?:bruciato|sovraesposto))',
    'abbassa le alte luci del cielo',
  ],
];

/** "The sky is all white, I'd like some clouds": clouds cannot be drawn, and light alone is not wished. */
const CLOUDS: readonly (readonly [clouds: string, plainer: string])[] = [
  [
    "the sky (?:is|looks|came out)(?: (?:all|too|so|just))* (?:white|empty|blank|boring)[,.;]? (?:and |but )?i(?:['’]d| would) (?:like|love|prefer)(?: to (?:see|have))?(?: (?:some|a few|nice))* clouds(?: in it| there)?",
    'add clouds to the sky',
  ],
  [
    'der himmel ist(?: (?:ganz|so|zu))* (?:weiß|leer|langweilig)[,.;]? (?:und |aber )?ich (?:hätte gern(?:e)?|möchte|will)(?: (?:ein paar|einige|da))* wolken(?: (?:drin|haben|sehen))?',
    'Wolken in den Himmel einfügen',
  ],
  [
    'el cielo (?:está|salió|quedó)(?: (?:todo|muy))* (?:blanco|vacío|aburrido)[,.;]? (?:y |pero )?(?:quisiera|quiero|me gustaría)(?: (?:que hubiera|que haya|ver|tener))?(?: (?:unas|algunas))? nubes',
    'agrega nubes en el cielo',
  ],
  [
    "le ciel est(?: (?:tout|trop|bien))* (?:blanc|vide)[,.;]? (?:et |mais )?(?:j['’]aimerais|je voudrais|je veux)(?: (?:qu['’]il y ait|avoir|voir))? (?:des|quelques|de beaux) nuages",
    'ajoute des nuages dans le ciel',
  ],
  [
    'o céu (?:está|ficou|tá)(?: (?:todo|muito))* (?:branco|vazio)[,.;]? (?:e |mas )?(?:queria|quero|gostaria)(?: (?:que tivesse|de ter|ver|ter))?(?: (?:umas|algumas))? nuvens',
    'adiciona nuvens no céu',
  ],
  [
    "il cielo è(?: (?:tutto|troppo))* (?:bianco|vuoto)[,.;]? (?:e |ma )?(?:vorrei|voglio|mi piacerebbe(?:ro)?)(?: (?:che ci fossero|vedere|avere))?(?: (?:delle|alcune|un po[’'] di))? nuvole",
    'aggiungi nuvole nel cielo',
  ],
];

/** "The sky is just white soup", "cielo bianco slavato": white and without detail, in other words. */
const SOUPS: readonly (readonly [white: string, plainer: string])[] = [
  [
    "(?:the )?sky (?:(?:is|['’]s|looks|came out|turned|went) )?(?:(?:like|just|only|nothing but|all|one|so|an?|big) )*(?:white (?:and )?washed[- ]?out|washed[- ]?out (?:and )?white|(?:plain |pure |milky )?white (?:soup|mush|nothing(?:ness)?|blob|void|sheet|wall|mess|hole))",
    'lower the highlights in the sky',
  ],
  ['(?:an? |the )?(?:white,? washed[- ]?out|washed[- ]?out,? white) sky', 'lower the highlights in the sky'],
  [
    '(?:der )?himmel (?:(?:ist|is|wirkt|wurde|sieht) )?(?:(?:wie|nur|so|eine?|ne|einfach|bloß|ganz|total|noch|aus) )*(?:(?:wei(?:ß|ss)e?|milchige) (?:suppe|soße|brühe|fläche|masse|wand)|wei(?:ß|ss) (?:und )?ausgewaschen|ausgewaschen (?:und )?wei(?:ß|ss))(?: aus)?',
    'Spitzlichter im Himmel reduzieren',
  ],
  [
    '(?:el )?cielo (?:(?:es|está|salió|quedó|se ve) )?(?:(?:como|todo|muy|solo|una|pura) )*(?:blanco (?:y )?(?:deslavado|lavado|quemado)|deslavado (?:y )?blanco|(?:sopa|mancha|masa|sábana) blanca)',
    'baja las altas luces del cielo',
  ],
  [
    "(?:le )?ciel (?:(?:est|c['’]est|semble) )?(?:(?:comme|tout|très|juste|une|qu['’]une) )*(?:blanc (?:et )?(?:délavé|laiteux)|délavé (?:et )?blanc|(?:soupe|bouillie|purée|nappe) blanche)",
    'baisse les hautes lumières du ciel',
  ],
  [
    '(?:o )?céu (?:(?:é|está|tá|ficou|parece) )?(?:(?:como|todo|muito|só|uma|meio) )*(?:branco (?:e )?(?:deslavado|lavado|desbotado)|(?:deslavado|desbotado) (?:e )?branco|(?:sopa|mancha|massa) branca)',
    'diminui as altas luzes do céu',
  ],
  [
    '(?:il )?cielo (?:(?:è|sembra|pare|è venuto) )?(?:(?:come|tutto|troppo|solo|una) )*(?:bianco (?:e )?(?:slavato|sbiadito|lattiginoso)|slavato (?:e )?bianco|(?:zuppa|pappa|macchia|lastra) bianca)',
    'abbassa le alte luci del cielo',
  ],
];

/** Where a complaint begins. "Add a washed out white sky" is none. */
const START = '(?<=^\\s*|[,.;!?]\\s*|(?<!\\p{L})(?:and|but|fix|und|aber|y|pero|et|mais|e|mas|ma) )';

export const WHITE_SKIES: readonly Rewording[] = [
  ...[...CLOUDS, ...LANGUAGES].map(([white, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})${white}${END}`, 'giu'),
    plainer,
  ]),
  ...SOUPS.map(([white, plainer]): Rewording => [new RegExp(`${START}${white}${END}`, 'giu'), plainer]),
];
