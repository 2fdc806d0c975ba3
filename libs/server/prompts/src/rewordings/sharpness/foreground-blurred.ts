import type { Rewording } from '../rewording.ts';

/* "Don't blur the background, blur the foreground": the background stays sharp. And "smooth the wall, not the skin" smooths no skin. */

const TEXTS: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:please )?(?:don['’]?t|do not) blur the background[,;.] (?:but |instead )?blur the foreground(?: instead)?",
    'blur the foreground',
  ],
  [
    '(?:please )?blur (?:only |just )?the foreground(?:,| and| but)+ (?:not|keep|leave) the background(?: sharp| clear| in focus| alone| as it is)?',
    'blur the foreground',
  ],
  [
    '(?:mach(?:e)? )?nicht den hintergrund (?:unscharf|verschwommen)[,;.] sondern den vordergrund',
    'Vordergrund unscharf machen',
  ],
  [
    '(?:mach(?:e)? )?den vordergrund unscharf,? (?:und |aber )?nicht den hintergrund',
    'Vordergrund unscharf machen',
  ],
  ['no desenfoques el fondo[,;.] (?:sino )?desenfoca el primer plano', 'desenfoca el primer plano'],
  ['desenfoca el primer plano,? (?:y |pero )?no el fondo', 'desenfoca el primer plano'],
  [
    "ne floute(?:z)? pas l['’]arrière-plan[,;.] (?:mais )?floute(?:z)? le premier plan",
    'floute le premier plan',
  ],
  ["floute(?:z)? le premier plan,? (?:et |mais )?pas l['’]arrière-plan", 'floute le premier plan'],
  ['não desfo(?:que|ca) o fundo[,;.] (?:mas )?desfo(?:que|ca) o primeiro plano', ''],
  ['desfo(?:que|ca) o primeiro plano,? (?:e |mas )?não o fundo', ''],
  ['non sfocare lo sfondo[,;.] (?:ma )?sfoca il primo piano', 'sfoca il primo piano'],
  ['sfoca il primo piano,? (?:e |ma )?non lo sfondo', 'sfoca il primo piano'],
  // "Smooth the wall, not the skin": the skin is left out, and the wish for the wall is read alone.
  [
    '(?<wish>smooth (?:out )?(?:the|this|that) (?!skin|face)\\p{L}+),? (?:and |but )?not (?:the |my |her |his )?(?:skin|face)',
    '$<wish>',
  ],
  [
    '(?<wish>glätte (?:nur )?(?:die|den|das) (?!haut|gesicht)\\p{L}+),? (?:aber |und )?nicht (?:die haut|das gesicht)',
    '$<wish>',
  ],
  ['(?<wish>(?:alisa|suaviza) (?:la|el) (?!piel|cara)\\p{L}+),? (?:pero |y )?no la (?:piel|cara)', '$<wish>'],
  [
    "(?<wish>(?:lisse|adoucis) (?:le |la |l[’'])(?!peau|visage)\\p{L}+),? (?:mais |et )?pas (?:la peau|le visage)",
    '$<wish>',
  ],
  [
    '(?<wish>(?:alisa|suaviza|alise|suavize) [oa] (?!pele|rosto)\\p{L}+),? (?:mas |e )?não (?:a pele|o rosto)',
    '$<wish>',
  ],
  [
    "(?<wish>(?:leviga|liscia) (?:il |la |lo |l[’'])(?!pelle|viso)\\p{L}+),? (?:ma |e )?non (?:la pelle|il viso)",
    '$<wish>',
  ],
];

export const FOREGROUND_BLURRED: readonly Rewording[] = TEXTS.map(([said, plainer]) => [
  new RegExp(`(?<=^|[.!?;]\\s*)(?:${said})(?=\\s*(?:[.!?;]|$))`, 'giu'),
  plainer,
]);
