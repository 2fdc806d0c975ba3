import type { Rewording } from '../rewording.ts';

/*
 * Somebody who shall go and is told by clothes: "efface le monsieur en short". What belongs to somebody without an apostrophe:
 * "remove my dogs leash". People and things that shall not be there: "no people no cars".
 */

/** A verb that removes, and what may stand between it and the clothes. */
const FRENCH =
  '(?<=(?<!\\p{L})(?:enl[eè]v|effac|supprim|retir|vir|dégag)\\p{L}* (?:le|la|les|ce|cette|cet) (?:monsieur|homme|mec|type|gars|garçon|femme|dame|fille|gamine?|personne|gens|petite?|enfant))';
const ITALIAN =
  '(?<=(?<!\\p{L})(?:togli\\p{L}*|cancell\\p{L}*|elimin\\p{L}*|rimuov\\p{L}*|leva|via) (?:il|lo|la|i|gli|le|quel|quella|quei) ?(?:signor[ei]|signora|uomo|tizio|tizia|tipo|tipa|ragazz[oaie]|donna|bambin[oaie]|person[ae]))';

export const DESCRIBED_PEOPLE: readonly Rewording[] = [
  [
    new RegExp(
      `${FRENCH} (?:en|avec (?:un|une|le|la|des)) (?:(?:petite?|grande?|gros|grosse) )?(?:shorts?|maillot(?: de bain)?|bikini|costume|jean|jogging|survêtement|t-shirt|tee-shirt|chemise|pull|veste|manteau|robe|jupe|casquette|chapeau|bonnet|uniforme|combinaison|tongs|lunettes(?: de soleil)?|écharpe)(?: (?:rouge|bleue?|verte?|noire?|blanche?|jaune|grise?|rose|orange))?(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `${ITALIAN} (?:in|con (?:il|lo|la|un|una|i|gli|le)|col|coi|con) (?:costume|bikini|pantaloncini|giacca|cappello|cappotto|maglietta|maglia|camicia|felpa|jeans|tuta|divisa|uniforme|vestito|gonna|berretto|occhiali(?: da sole)?|sciarpa|ciabatte)(?: (?:ross|ner|bianc|giall|grigi)[oaie]| (?:verde|blu|rosa))?(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
  // "Che fa le corna dietro agli sposi".
  [new RegExp(`${ITALIAN} che (?:\\p{L}+ ){1,4}?(?=dietro(?!\\p{L}))`, 'giu'), ' '],
  // An owner without the apostrophe.
  [
    /(?<=(?<!\p{L})(?:remove|erase|delete|get rid of|take out|edit out|lose) (?:the|my|our|his|her) (?:toddler|dog|cat|son|daughter|kid|boy|girl|baby|horse|wife|husband|mom|mum|dad|friend|car|bike))s (?=(?!(?:and|or|in|on|at|from|behind|near|with|who|that|please|pls|to|of|too|out|away|off|by|there|here|next|under|over|as|is|are|walking|standing|sitting)(?!\p{L}))\p{L}{3,}\s*(?:[.,;!?]|please|pls|$))/giu,
    "'s ",
  ],
  // Two kinds that shall not be there.
  [
    /(?<!\p{L})(?:there should be |with )?no (?<one>people|persons|tourists),?(?: and| or)? no (?<other>cars|bikes|dogs|boats|buses|trucks)(?!\p{L})/giu,
    'remove the $<one> and the $<other>',
  ],
  [
    /(?<!\p{L})ohne (?<one>leute|menschen|personen) (?:und|oder) (?:ohne )?(?<other>autos|räder|fahrräder|hunde|boote|busse)(?!\p{L})/giu,
    'entferne die $<one> und die $<other>',
  ],
  [
    /(?<!\p{L})sin (?:gente|personas) (?:ni|y|y sin) (?<other>coches|carros|autos|bicis|bicicletas|motos|perros|barcos)(?!\p{L})/giu,
    'quita a la gente y los $<other>',
  ],
  [
    /(?<!\p{L})sans (?:gens|personnes|personne|monde) (?:ni|et|et sans) (?<other>voitures|vélos|motos|chiens|bateaux)(?!\p{L})/giu,
    'enlève les gens et les $<other>',
  ],
  [
    /(?<!\p{L})sem (?:gente|pessoas) (?:nem|e|e sem) (?<other>carros|bicicletas|motos|cachorros|barcos)(?!\p{L})/giu,
    'tira as pessoas e os $<other>',
  ],
  [
    /(?<!\p{L})senza (?:gente|persone) (?:né|ne|e|e senza) (?<other>macchine|auto|bici|moto|barche)(?!\p{L})/giu,
    'togli le persone e le $<other>',
  ],
];
