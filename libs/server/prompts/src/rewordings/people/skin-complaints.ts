import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Skin in words that neither reader takes for it: lines of expression, leather, craters, a tired face that shall look rested,
 * and people who shall glow.
 */

/** A clause that says only this. */
const clause = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?])\\s*(?:(?:please|bitte|por favor|per favore) )?)(?:${said})(?=\\s*(?:(?:please|pls|bitte|por favor|stp|svp|per favore)\\s*)?(?:[,.;!?]|$))`,
    'giu',
  );

export const SKIN_COMPLAINTS: readonly Rewording[] = [
  [word('(?:expression|laughter|worry) lines'), 'wrinkles'],
  [word('(?:mimik|ausdrucks|zornes|sorgen)falten'), 'Falten'],
  [word('líneas de (?:la )?expresi[óo]n'), 'arrugas'],
  [word('linhas de express(?:ão|ao)'), 'rugas'],
  [word('pimpel(?<many>s?)|pimpl(?=s)'), 'pimple$<many>'],
  [
    clause(
      '(?:(?:make|let) (?:me|her|him|us) )?(?:(?:look|looking) )?(?:(?:more|well|fresh(?:er)?(?: and|,)?)[ -])*rested(?: and fresh(?:er)?)?(?: faces?| look)?|make (?:me|her|him|us) look (?:less tired|fresher)|(?:my|the|her|his) (?:face|skin) (?:looks?|is) (?:(?:so|too|all|a bit|like) )*(?:leathery|leather)|leathery (?:face|skin)|make (?:me|us|her|him|them|my skin|our skin|the (?:bride|couple|kids|girls)) (?:really )?glow|give (?:me|us|her|him) a (?:nice |natural |healthy )?glow',
    ),
    'smooth skin',
  ],
  [
    clause(
      '(?:(?:ich|sie|er|wir) (?:soll(?:te|en)? )?)?(?:(?:frisch(?:er)?(?: und)? )?(?:ausgeruht(?:er)?|erholt(?:er)?)(?: und frisch(?:er)?)?)(?: aussehen| ausschauen| wirken)?|ich (?:sehe|seh|schaue|schau) (?:(?:so|sehr|total|echt) )*müde aus|(?:(?:mein gesicht|meine haut|ich) )?(?:ist|sieht|seh|sehe|schau|schaue)(?: aus)? (?:wie )?(?:eine |ne )?(?:mond|krater)landschaft(?: aus)?|(?:lass|mach) (?:uns|sie|mich|ihn) (?:richtig )?strahlen(?:d)?',
    ),
    'glatte Haut',
  ],
  [
    clause(
      '(?:que (?:me|se me|se le|nos) ve(?:a|an) |parecer |verme |cara |quiero verme )?(?:fresc[oa] y )?(?:más )?descansad[oa](?: y fresc[oa])?|(?:me veo|tengo cara de|parezco) (?:muy )?cansad[oa]|(?:haz|haznos|hazme|hazla) (?:que )?(?:brillar|brillemos)|haznos brillar',
    ),
    'piel lisa',
  ],
  [
    clause(
      "(?:visage |teint |mine |avoir l['’]air |que j['’]aie l['’]air )?(?:(?:frais|fraîche) et )?(?:plus )?repos[ée]e?s?|j['’]ai (?:l['’]air|une tête) (?:très )?fatiguée?|fais-(?:nous|moi|la|le) (?:rayonner|briller)",
    ),
    'peau lisse',
  ],
  [
    clause(
      '(?:parecer |cara |rosto |com cara de )?(?:(?:mais )?descansad[oa])(?: e fresc[oa])?|(?:estou com cara de|pareço) (?:muito )?cansad[oa]|faz a gente brilhar',
    ),
    'pele lisa',
  ],
  [
    clause(
      "(?:sembrare |viso |aspetto |faccia )?(?:fresc[oa] e )?(?:più )?riposat[oa]|(?:sembro|ho la faccia|ho l[’']aria) (?:molto )?stanca?o?|facci (?:brillare|splendere)",
    ),
    'pelle liscia',
  ],
  // Eyes like those of vampires are red.
  [
    clause(
      '(?:because of the flash )?(?:we|they|i|he|she|everyone|everybody|all of us|people|the \\p{L}+)(?: all)? (?:looks?|came out) like (?:a )?(?:vampire|demon|devil|zombie)s?(?: (?:because of|from|with|due to) (?:the |our |their )?(?:flash|eyes))?',
    ),
    'we have red eyes',
    /flash|eyes/iu,
  ],
  [
    clause(
      '(?:alle|wir|sie|die \\p{L}+|ich|er) (?:alle )?(?:sehen|schauen|schaun|sieht|schaut|seh|sehe)(?: (?:wegen dem blitz|vom blitz|durch den blitz))?(?: alle)? aus wie (?:ein |lauter )?(?:vampire?|zombies?|dämonen?|teufel)(?: (?:mit (?:ihren|den|unseren) augen|vom blitz|wegen dem blitz|durch den blitz))?',
    ),
    'rote Augen',
    /blitz|augen/iu,
  ],
  [
    clause(
      'on dirait (?:(?:tous|toutes) )?des (?:vampires|démons|zombies)(?: (?:à cause du|avec le) flash)?',
    ),
    'yeux rouges',
    /flash|yeux/iu,
  ],
  [
    clause(
      '(?:sembriamo|sembrano|sembra) (?:(?:tutti|dei) )*(?:vampir[oi]|demoni|zombie)(?: (?:per il|col|con il) flash)?',
    ),
    'occhi rossi',
    /flash|occhi/iu,
  ],
  [word('flash (?:glare|glow|reflection)s? in (?:the |my |our |their )?eyes'), 'red eyes from the flash'],
  // A gentle glow is none of neon.
  [word('(?:gentle|subtle|natural|healthy|dewy) glow'), 'soft glow'],
  [word('zyeux'), 'yeux'],
];
