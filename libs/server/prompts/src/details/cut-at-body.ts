import type { PlannedStep } from '../prompt-reading.ts';

/*
 * A crop that says where a person is cut: “from the chest up” shows the head and shoulders, “from the waist up” the upper
 * half of the body.
 */

const whole = (said: string): RegExp => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'iu');
/** For each language the words between which a part of the body stands, and the phrases that need no such word. */
const LANGUAGES: readonly {
  readonly around: (part: string) => string;
  readonly chest: string;
  readonly waist: string;
  readonly bust?: string;
  readonly half?: string;
}[] = [
  {
    around: (part) =>
      `from (?:the |my |her |his |our )?(?:${part}) (?:up|upwards?)|(?:${part})[- ]up|(?:above|down to) (?:the |my |her |his |our )?(?:${part})`,
    chest: 'chest|shoulders?|bust|collarbone|neck',
    waist: 'waist|hips?|belly(?: button)?|navel|belt|stomach',
  },
  {
    around: (part) =>
      `(?:ab|von) (?:der |den |dem )?(?:${part})(?:höhe)? (?:auf|aufwärts|nach oben|hoch|an aufwärts)|(?:nur )?bis (?:zu |zur |zum )?(?:den |der )?(?:${part})`,
    chest: 'brust|schultern?|hals',
    waist: 'taille|hüften?|bauch(?:nabel)?|gürtel',
  },
  {
    around: (part) =>
      `(?:de|desde) (?:el |la |los )?(?:${part}) (?:para|hacia|pa) ?arriba|(?:por encima|hasta) (?:del |de los |de la |el |la |los )?(?:${part})`,
    chest: 'pecho|hombros|busto|cuello',
    waist: 'cintura|caderas?|ombligo',
    half: 'de medio cuerpo',
  },
  {
    around: (part) =>
      `(?:à partir|au[- ]dessus|au niveau|à hauteur) (?:du |des |de la |de )?(?:${part})|jusqu[’']?(?:à la|au|aux) (?:${part})|plan (?:${part})`,
    chest: 'poitrine|épaules|buste|cou',
    waist: 'taille|hanches|nombril|ceinture',
    bust: 'en buste',
  },
  {
    around: (part) =>
      `(?:do|da|dos|das|a partir do|a partir da) (?:${part}) (?:pra|para|p) cima|(?:acima|até) (?:o|a|os|do|da|dos) (?:${part})`,
    chest: 'peito|ombros?|busto|pescoço',
    waist: 'cintura|quadril|umbigo',
    half: 'de meio corpo',
  },
  {
    around: (part) =>
      `(?:dal|dalla|dalle|dai) (?:${part}) in su|(?:sopra|fino) (?:al|alla|alle|ai|il|la|le|i) (?:${part})`,
    chest: 'petto|spalle|busto|collo',
    waist: 'vita|fianchi|ombelico|cintura',
    bust: 'a mezzo busto',
    half: 'a mezza figura',
  },
];
const formOf = (forms: readonly (string | undefined)[]): RegExp =>
  whole(forms.filter((form) => form !== undefined).join('|'));
/** What a prompt says for a crop that ends at the chest or at the waist. */
const CUTS = {
  chest: formOf(LANGUAGES.flatMap(({ around, chest, bust }) => [around(chest), bust])),
  waist: formOf(LANGUAGES.flatMap(({ around, waist, half }) => [around(waist), half])),
};

/** A headshot shows the shoulders, however close somebody wants it: "LinkedIn headshot, crop closer". */
const HEADSHOT = /(?<!\p{L})head ?shots?(?!\p{L})/iu;

/** The steps, in which a crop ends at the part of the body that the prompt names. */
export const withCutAtBody = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] => {
  const named = CUTS.waist.test(prompt) ? 'waist' : CUTS.chest.test(prompt) ? 'head' : null;
  const isHeadshot = HEADSHOT.test(prompt);
  return steps.map((step) => {
    const around = named ?? (isHeadshot && step.options['around'] === 'subject' ? 'head' : null);
    if (step.operation !== 'crop' || around === null) return step;
    const { edge: _, percent: __, ...shape } = step.options;
    return { ...step, options: { ...shape, around } };
  });
};
