import type { Rewording } from '../rewording.ts';

/*
 * A prompt that first says what the picture is: “old photo, more contrast” asks for no look of old times, and “old
 * photo, fix it” asks to restore it.
 */

interface Language {
  readonly old: string;
  /** What may begin a wish. */
  readonly wish: string;
  readonly fix: string;
  readonly restore: string;
}

const LANGUAGES: readonly Language[] = [
  {
    old: '(?:(?:an?|my|our|this|very) )*old (?:family )?(?:photo|picture|pic|print|photograph)',
    wish: '(?:please|can you|make|more|less|a (?:bit|little)|crop|straighten|rotate|turn|remove|sharpen|brighten|darken|resize|convert|add|cut|\\p{L}+er)',
    fix: '(?:the )?(?:faded|washed[- ]out|bleached) colou?rs|(?:the )?colou?rs (?:are |have )?faded|(?:can you |please )?(?:fix|help|clean|improve|repair|save|rescue)(?: (?:it|this|up|please))*',
    restore: 'restore this old photo',
  },
  {
    old: '(?:(?:ein|mein|unser|sehr) )*altes (?:familien)?(?:foto|bild)',
    wish: '(?:bitte|kannst du|mach|mehr|weniger|etwas|ein bisschen|dreh|schneid|entfern|\\p{L}+er)',
    fix: '(?:verblasste|ausgeblichene|blasse) farben|(?:die )?farben (?:sind )?(?:verblasst|ausgeblichen)|(?:bitte )?(?:reparieren?|retten?|verbessern?|aufbereiten|auffrischen)(?: bitte)?',
    restore: 'dieses alte Foto restaurieren',
  },
  {
    old: '(?:(?:una|mi|esta) )?foto(?:grafía)? (?:muy )?(?:vieja|antigua)',
    wish: '(?:por favor|puedes|haz|ponle|más|menos|un poco|recorta|endereza|gira|quita|aclara|oscurece)',
    fix: '(?:los )?colores (?:están )?(?:desteñidos|descoloridos|lavados|deslavados)|(?:arréglala|arregla|mejórala|repárala|límpiala)(?: por favor)?',
    restore: 'restaura esta foto antigua',
  },
  {
    old: '(?:(?:une|ma|cette) )?(?:(?:très )?vieille photo|photo (?:très )?ancienne)',
    wish: "(?:s['’]il te plaît|peux-tu|mets|rends|plus|moins|un peu|recadre|redresse|tourne|enlève|éclaircis|assombris)",
    fix: '(?:les )?couleurs (?:sont )?(?:délavées|passées|fanées|décolorées)|(?:répare|arrange|améliore|nettoie)(?:-la)?(?: svp| stp)?',
    restore: 'restaure cette vieille photo',
  },
  {
    old: '(?:(?:uma|minha|esta|essa) )?foto (?:muito )?(?:antiga|velha)',
    wish: '(?:por favor|pode|deixa|faz|mais|menos|um pouco|recorta|endireita|gira|tira|clareia|escurece)',
    fix: '(?:as )?cores (?:estão |tão )?(?:desbotadas|lavadas|desmaiadas)|(?:arruma|conserta|melhora|recupera|limpa)(?: ela| por favor)?',
    restore: 'restaura esta foto antiga',
  },
  {
    old: '(?:(?:una|la mia|questa) )?(?:vecchia foto|foto (?:molto )?(?:vecchia|antica))',
    wish: "(?:per favore|puoi|rendi|fai|più|meno|un po['’]|ritaglia|raddrizza|ruota|togli|schiarisci|scurisci)",
    fix: '(?:i )?colori (?:sono )?(?:sbiaditi|slavati|scoloriti)|(?:sistemala|aggiustala|riparala|miglior(?:a|ala)|pulisci(?:la)?)(?: per favore)?',
    restore: 'restaura questa vecchia foto',
  },
];

export const OLD_PHOTOS_FIRST: readonly Rewording[] = LANGUAGES.flatMap(
  ({ old, wish, fix, restore }): readonly Rewording[] => [
    [new RegExp(`^\\s*${old}\\s*[,.;:-] ?(?:${fix})[\\s.!]*$`, 'giu'), restore],
    [new RegExp(`^\\s*${old}\\s*[,.;:] ?(?=${wish}(?!\\p{L}))`, 'giu'), ''],
  ],
);
