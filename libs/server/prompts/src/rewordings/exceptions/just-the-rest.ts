import type { Rewording } from '../rewording.ts';

/*
 * What is fine or not wanted, and after a “just” the wish itself: "sharp enough, just brighten it" is "brighten it".
 * Nothing of the beginning is left undone.
 */

interface Language {
  readonly subject: string;
  readonly enough: string;
  /** What is not wanted in general. */
  readonly none: string;
  readonly just: string;
}

const LANGUAGES: readonly Language[] = [
  {
    subject: "(?:(?:it|this|the (?:photo|picture|image|pic)|everything)(?:['’]s| is| looks)? )?(?:already )?",
    enough:
      '(?:sharp|bright|light|colou?rful|warm|dark|clear|crisp|vivid|saturated|big|large) enough(?: (?:already|as it is|for me))?',
    none: '(?:no|without(?: any)?) (?:effects?|filters?|styles?|looks?)(?: please)?',
    just: '(?:but )?(?:just|only)',
  },
  {
    subject: '(?:(?:es|das (?:foto|bild)) )?(?:(?:ist|sind|wäre) )?(?:schon |bereits |eigentlich )?',
    enough:
      '(?:scharf|hell|bunt|farbig|warm|dunkel|klar|kräftig|groß) genug|(?:die )?(?:farben?|schärfe|helligkeit) (?:passen|passt|stimmen|stimmt)(?: so| schon)?',
    none: '(?:keine|ohne) (?:effekte?|filter|spielereien)(?: bitte)?',
    just: '(?:aber )?(?:bitte )?nur',
  },
  {
    subject: '(?:la (?:foto|imagen) )?(?:(?:ya )?está (?:ya )?|ya es )?',
    enough:
      '(?:bastante|suficientemente|lo bastante) (?:nítida|enfocada|clara|luminosa|colorida|cálida)(?: ya| así)?',
    none: '(?:sin|nada de|ningún) (?:efectos?|filtros?)(?: por favor)?',
    just: '(?:pero )?(?:solo|sólo|solamente)',
  },
  {
    subject: "(?:(?:c['’]est|elle est|la photo est|l['’]image est) )?(?:déjà )?",
    enough: '(?:assez|suffisamment) (?:net(?:te)?|claire?|lumineu(?:x|se)|colorée?|chaude?)(?: comme ça)?',
    none: "(?:sans|pas d['’]|aucun |pas de )(?: )?(?:effets?|filtres?)(?: svp)?",
    just: '(?:mais )?(?:juste|seulement)',
  },
  {
    subject: '(?:a (?:foto|imagem) )?(?:já )?(?:está |tá )?(?:já )?',
    enough: '(?:(?:bem|bastante) )?(?:nítida|focada|clara|colorida)(?: o (?:suficiente|bastante)| assim)?',
    none: '(?:sem|nada de|nenhum) (?:efeitos?|filtros?)(?: por favor)?',
    just: '(?:mas )?(?:só|apenas|somente)',
  },
  {
    subject: "(?:(?:la foto|l['’]immagine) )?(?:è )?(?:già )?",
    enough:
      '(?:abbastanza|sufficientemente) (?:nitida|a fuoco|chiara|luminosa|colorata|calda)(?: già| così)?',
    none: '(?:senza|niente|nessun) (?:effetti|effetto|filtri|filtro)(?: per favore)?',
    just: '(?:ma )?(?:solo|soltanto|solamente)',
  },
];

export const JUST_THE_REST: readonly Rewording[] = LANGUAGES.map(({ subject, enough, none, just }) => [
  new RegExp(`(?<=(?:^|[.;!?])\\s*)(?:${subject}(?:${enough})|${none})\\s*[,;.:]? ${just} (?=\\p{L})`, 'giu'),
  '',
]);
