import type { Rewording } from '../rewording.ts';

/* "Everyone out of the picture but the bride": everybody is removed except one, as “remove everyone except the bride” says. */

const allOutBut = (everyone: string, out: string, but: string, plainer: string): Rewording => [
  new RegExp(`(?<=^|[.;!?]\\s*)(?:${everyone}),? (?:${out}),? (?:${but}) (?=\\p{L})`, 'giu'),
  `${plainer} `,
];

export const ALL_OUT_BUT: readonly Rewording[] = [
  allOutBut(
    '(?:i want )?(?:everyone|everybody|all (?:the )?people|all of them)',
    '(?:has to |should |must )?(?:go |be )?(?:out|gone|away|off)(?: (?:of )?(?:the|this|my) (?:photo|picture|image|shot|frame))?',
    'but|except|except for|besides|save|save for|other than',
    'remove everyone except',
  ),
  allOutBut(
    'alle(?: leute| menschen| personen)?',
    '(?:müssen |sollen )?(?:raus|weg|fort|hinaus)(?: aus (?:dem (?:bild|foto)|der aufnahme))?',
    'außer|bis auf|ausgenommen',
    'entferne alle außer',
  ),
  allOutBut(
    'tod[oa]s|todo el mundo|toda la gente',
    '(?:que se vayan )?fuera(?: de (?:la |esta )?(?:foto|imagen))?',
    'menos|salvo|excepto',
    'quita a todos menos',
  ),
  allOutBut(
    'tout le monde|tous les gens|toutes les personnes',
    "(?:dehors|hors|parti|ouste)(?: (?:de )?(?:la |cette )?(?:photo|l['’]image))?",
    'sauf|excepté|à part|hormis',
    'enlève tout le monde sauf',
  ),
  allOutBut(
    'todo mundo|todos|toda a gente',
    'fora(?: d(?:a|esta|essa) (?:foto|imagem))?',
    'menos|exceto|salvo',
    'tira todo mundo menos',
  ),
  allOutBut(
    'tutti',
    "fuori(?: dall(?:a foto|['’]immagine))?|via",
    'tranne|meno|eccetto|salvo',
    'togli tutti tranne',
  ),
  allOutBut('fuori|via', 'tutti(?: dalla foto)?', 'tranne|meno|eccetto|salvo', 'togli tutti tranne'),
];
