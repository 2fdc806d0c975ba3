import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Nur den Glanz von der Stirn nehmen", "remove the sweat from my face": skin that shines becomes matt. */

/** Two parts of a face, which is retouched as a whole: "the shine on my forehead and nose". */
const TWO_PARTS: Rewording = [
  /(?<=(?<!\p{L})shin(?:e|y|iness) (?:on|from|off) (?:my|her|his|the|their) )(?:forehead|nose|cheeks|chin)(?:,? (?:and|&) (?:my |her |his |the )?(?:forehead|nose|cheeks|chin))+(?!\p{L})/giu,
  'face',
];

/** "My face looks shiny". */
const LOOKS_SHINY: Rewording = [
  /(?<=^\s*|[,.;!?]\s*)(?:my|her|his|the) (?:face|skin|forehead) (?:looks?|is|seems?|came out) (?:(?:so|too|very|a bit|really|all|kinda) )*(?:shiny|oily|greasy|sweaty)(?: (?:in|on) (?:this|that|the) (?:one|photo|pic|picture|shot))?(?:,? (?:can|could) you (?:please )?fix (?:it|that|this))?(?=\s*(?:[,.;!?]|$))/giu,
  'remove the shine from the face',
];

/** "Gesicht glänzt zu stark". */
const GERMAN_SHINY: Rewording = [
  /(?<=^\s*|[,.;!?]\s*)(?:(?:das|mein|ihr|sein) )?(?:gesicht|stirn|nase|haut) glänz(?:t|en)(?: (?:zu|so|sehr|ganz schön|ziemlich|viel zu))*(?: (?:stark|sehr))?(?=\s*(?:[,.;!?]|$))/giu,
  'Glanz im Gesicht entfernen',
];
/** "Via il lucido dalla fronte". */
const ITALIAN_SHINE: Rewording = [
  /(?<!\p{L})via (?:il |quel )?(?:lucido|sudore) (?:dal|dalla) (?<where>fronte|viso|faccia|naso|pelle)(?!\p{L})/giu,
  'togli il lucido dal $<where>',
];

/** "Quitale el brillo de la frente", without its accent. */
const SPANISH_SHINE: Rewording = [
  /(?<!\p{L})qu[ií]ta(?:le|les|me) (?=el brillo (?:de|a) (?:la|el|su|mi) )/giu,
  'quita ',
];

export const SHINY_SKIN: readonly Rewording[] = [
  SPANISH_SHINE,
  TWO_PARTS,
  LOOKS_SHINY,
  GERMAN_SHINY,
  ITALIAN_SHINE,
  [
    endOfWish(
      '(?:remove|take|wipe|get rid of|reduce|clean) (?:off )?(?:the |that |this |some )?(?:(?:shine|shininess|oiliness|grease) (?:off|from|on) (?:my|her|his|the|their) (?:face|skin|forehead|nose|cheeks)|(?:sweat|perspiration)(?: (?:off|from|on) (?:my|her|his|the|their) (?:face|skin|forehead|nose|cheeks))?)(?: off)?',
    ),
    'remove the shine from the face',
  ],
  [
    endOfWish(
      '(?:(?:den )?(?:glanz|schweiß|fettglanz) (?:von|auf|an|aus) (?:der |dem |meiner |meinem |ihrer )?(?:stirn|haut|gesicht|nase)|(?:die )?(?:glänzende|fettige) (?:stirn|haut|nase))(?: (?:weg(?:nehmen|machen)?|nehmen|entfernen|raus))?',
    ),
    'Glanz im Gesicht entfernen',
  ],
  [
    endOfWish(
      '(?:quíta(?:le)?|quita|elimina|reduce)(?:me|le|r)? (?:el |ese )?(?:(?:brillo|grasa) (?:de|en) (?:la |mi |su )?(?:frente|cara|piel|nariz)|sudor(?: (?:de|en) (?:la |mi |su )?(?:frente|cara|piel|nariz))?)',
    ),
    'quítale el brillo de la frente',
  ],
  [
    endOfWish(
      '(?:enlève|retire|atténue|réduis)[rz]? (?:juste |seulement )?(?:la |cette |le )?(?:brillance|sueur|transpiration|gras)(?: (?:du|de la|sur le|sur la|de mon|de ma|sur mon|sur ma) (?:front|visage|peau|nez))?',
    ),
    'enlève la brillance du visage',
  ],
  [
    endOfWish(
      '(?:tira|remove|reduz)(?:r)? (?:só )?(?:o |esse )?(?:(?:brilho|oleosidade) (?:da|do|na|no) (?:minha |meu )?(?:testa|rosto|pele|nariz)|suor(?: (?:da|do|na|no) (?:minha |meu )?(?:testa|rosto|pele|nariz))?)',
    ),
    'tira o brilho da testa',
  ],
  [
    endOfWish(
      '(?:togli|elimina|riduci)(?:re)? (?:solo )?(?:il |quel )?(?:lucido|sudore|unto)(?: (?:dalla|dal|sulla|sul) (?:mia |mio )?(?:fronte|viso|faccia|pelle|naso))?',
    ),
    'togli il lucido dal viso',
  ],
];
