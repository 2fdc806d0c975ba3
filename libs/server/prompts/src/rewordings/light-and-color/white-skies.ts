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

/** “The sky is just white nothing”, which is no wish for white. */
const EMPTY: readonly (readonly [empty: string, plainer: string])[] = [
  [
    'the sky (?:is|looks|came out|turned out)(?: (?:all|just|only|a|one|big|plain|pure|totally))* white (?:nothing(?:ness)?|void|blob|soup|mess|sheet|hole|mush)',
    'lower the highlights in the sky',
  ],
];

export const WHITE_SKIES: readonly Rewording[] = [...CLOUDS, ...LANGUAGES, ...EMPTY].map(
  ([white, plainer]) => [new RegExp(`(?<!\\p{L})${white}${END}`, 'giu'), plainer],
);
