import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "We all look like lobsters", "parecemos gambas de lo rojos que salimos": people whose faces are too red. Without a word for a
 * face, both readers take this for red eyes or for a cast of all colors.
 */

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:(?:we|they|you|everyone|everybody|we all|they all)(?:['’]re| are)?|i|he|she)(?: all)?(?: (?:look|looks|looked|came out|are|am|is|was|were|turned out))?(?: all)?(?: (?:as )?(?:red )?(?:like|as)) (?:an? |some |boiled |cooked )*(?:lobsters?|tomato(?:es)?|shrimps?|prawns?|beetroots?|beets?|crabs?|(?:red )?peppers?)",
    'our faces are too red',
  ],
  [
    '(?:wir|sie|die|ihr|alle) (?:sehen|sind|schauen)(?: (?:alle|hier|ja|echt|so))*(?: (?:knall)?rot)?(?: aus)? wie (?:die |gekochte )?(?:krebse|hummer|tomaten|garnelen|paprikas?)(?: aus)?',
    'unsere Gesichter sind zu rot',
  ],
  [
    '(?:(?:todos|todas) )?(?:parec(?:emos|en|éis|ieron)|somos|salimos|salieron|quedamos|estamos)(?: (?:todos|todas))?(?: (?:rojos|rojas))?(?: como)?(?: unos| unas| una)? (?:gambas|cangrejos|camarones|tomates|langostas|pimientos|salmonetes)(?:,? (?:de (?:lo )?)(?:rojos|rojas|colorados) que (?:salimos|estamos|quedamos|salieron))?',
    'tenemos la cara demasiado roja',
  ],
  [
    '(?:(?:todos|todas) )?(?:salimos|salieron|quedamos|quedaron|salí)(?: (?:todos|todas|tod[oa]))?(?: (?:muy|tan|bien|super|súper|re|demasiado))?(?: (?:rojos|rojas|roj[oa]|colorados|coloradas))(?: en (?:la|esta|todas las) fotos?)?',
    'tenemos la cara demasiado roja',
  ],
  [
    "(?:on|nous|ils|tout le monde) (?:est|sommes|sont|a l['’]air|avons l['’]air|ressemble|ressemblons|dirait)(?: (?:tous|toutes|tout|toute))?(?: rouges?)?(?: comme)?(?: de| à)? ?(?:des |d['’])(?:écrevisses|homards|tomates|crevettes|poivrons)",
    'nos visages sont trop rouges',
  ],
  [
    '(?:(?:tá|está|tão|ficou|saiu) (?:todo mundo|a gente)|(?:todo mundo|a gente|nós) (?:tá|está|ficou|ficamos|parece|saiu|saímos)|parecemos|estamos|ficamos|saímos)(?: todos)?(?: (?:parecendo|igual|que nem|vermelh[oa]s?(?: como| que nem| igual)?|como))?(?: (?:a )?(?:ums?|uns|umas?))? (?:pimentão|pimentões|camarões|camarão|tomates?|lagostas?)',
    'nossos rostos estão vermelhos demais',
  ],
  [
    '(?:siamo|sono|sembriamo|sembrano|siamo venuti|siamo usciti)(?: tutti)?(?: rossi)?(?: come)?(?: dei| degli)? (?:peperoni|gamberi|gamberetti|aragoste|pomodori|astici)',
    'i nostri visi sono troppo rossi',
  ],
];

export const RED_PEOPLE: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [clause(said), plainer]);
