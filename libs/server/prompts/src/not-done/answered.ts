import type { OperationId } from '@safelight/operations';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { callsFine } from '../remarks/circumstances.ts';
import { complainsOnly } from '../remarks/remarks.ts';
import { plain } from '../remarks/plain-words.ts';
import { wordsOf } from '../words/words.ts';

/* Complaints and causes, in six languages, to which a step is the answer: "the label is hard to read, sharpen it". */

const CLEARER: readonly OperationId[] = [
  'sharpen',
  'improve-quality',
  'scan-document',
  'denoise',
  'dehaze',
  'contrast',
  'upscale',
  'brighten',
  'low-light',
  'hdr',
];
const RICHER: readonly OperationId[] = [
  'enhance-colors',
  'saturation',
  'color-correction',
  'dehaze',
  'contrast',
  'improve-quality',
];
/** Steps that answer the same complaints. */
const FAMILIES: readonly (readonly OperationId[])[] = [
  ['sharpen', 'improve-quality', 'scan-document', 'denoise', 'upscale'],
  RICHER,
  ['brighten', 'low-light', 'hdr'],
];

/** What cannot be read: "le ticket est illisible", "the text is hard to read". */
const ILLEGIBLE =
  /(?<!\p{L})(?:illegible|unreadable|(?:hard|difficult|impossible|tough) to (?:read|make out|see)|(?:ca not|can not|cannot|can t|cant|barely|hardly) (?:be )?(?:read|legible|readable)|not (?:readable|legible)|unleserlich|(?:schlecht|schwer|kaum|nicht) (?:zu )?(?:lesbar|lesen|entziffern)|ilegible|(?:difícil|dificil|imposible) (?:de )?leer|no se (?:lee|entiende|puede leer)|illisible|(?:difficile|impossible|dur) à (?:lire|déchiffrer)|ilegível|(?:difícil|dificil|impossível) (?:de )?ler|não (?:dá (?:pra|para) ler|se lê)|illeggibile|(?:difficile|impossibile) da leggere|non si legge)(?!\p{L})/iu;
/** What does not show as it should: "my tattoo is not coming out well", "los pendientes no brillan nada". */
const LOST =
  /(?<!\p{L})(?:(?:is not|isn t|isnt|are not|aren t|does not|doesn t|doesnt|do not|don t|dont|not) (?:really |quite )*(?:coming out|come out|showing|show|stand(?:ing)? out|pop(?:ping)?|shine|shining|sparkle|sparkling)(?: (?:well|enough|much|up|at all|right|properly))*|(?:kommt|kommen|sieht man) (?:\p{L}+ )?(?:nicht|kaum|schlecht)(?: (?:gut|richtig|so))*(?: (?:raus|rüber|heraus|zur geltung))?|no (?:se (?:aprecian?|notan?|distinguen?)|salen? bien|resaltan?|brillan?)(?: (?:nada|bien|mucho))*|ne (?:ressort|ressortent|brille|brillent|rend|se voit|se voient) (?:pas|plus)(?: (?:bien|assez|du tout))*|não (?:aparecem?|brilham?|está saindo|se destacam?|sai|saem)(?: (?:bem|nada|direito))*|non (?:risaltano?|brillano?|si (?:vede|nota|notano|vedono)|rende)(?: (?:bene|abbastanza|per niente))*)$/iu;
/** "Por causa da lâmpada": why it is so. */
const CAUSE =
  /^(?:(?:and |but |y |et |und |e |ma )?(?:because of|due to|thanks to|wegen|aufgrund|durch|por culpa de(?:l)?|por causa d[aeo]s?|a causa de(?:l)?|debido a(?:l)?|gracias a|à cause d(?:e|es|u)?|en raison d(?:e|es|u)?|a causa d(?:i|el|ella|elle|ei|egli)?|per colpa d(?:i|el|ella|elle|ei|egli)?|per via d(?:i|el|ella|elle|ei)?)) (?:\p{L}+ ?){1,7}$/iu;
/** "The camera made me ashy": what took the picture spoiled it. */
const SPOILED =
  /^(?:and |but |because |und |aber |y |pero |et |mais |e |ma |mas )*(?:the|my|this|die|das|der|mein\p{L}*|la|el|mi|le|l|mon|ma|o|a|minha|meu|il|lo|mia|mio) ?(?:camera|cam|phone|flash|lens|lighting|light|kamera|handy|blitz|licht|cámara|móvil|celular|flash|luz|appareil|téléphone|lumière|câmera|telemóvel|fotocamera|telefono|luce) (?:made|makes|turned|gave|washed|messed|ruined|hat|macht|machte|dejó|deja|puso|hizo|hace|a (?:rendu|fait|donné|mis)|rend|fait|deixou|deixa|ficou|fez|ha (?:reso|fatto)|rende|fa) (?:\p{L}+ ?){1,6}$/iu;

const isAmong = (family: readonly OperationId[], steps: readonly PlannedStep[]): boolean =>
  steps.some(({ operation }) => family.includes(operation));
/** "Mach das weg", "remove it": a fault that was named before shall go. */
const IT_GONE =
  /^(?:and |but |und |aber |y |et |e )?(?:(?:please |can (?:you|u) |could (?:you|u) )*(?:remove|fix|get rid of|take out|correct) (?:it|that|this|those|these)(?: out)?(?: please)?|(?:bitte )?(?:(?:mach|nimm)e? (?:das|es|die)(?: bitte)? (?:weg|raus)|entferne? (?:das|es|die)(?: bitte)?|(?:(?:das|die|den|es) )?(?:hätte|möchte|will|wünsche) ich (?:(?:das|die|es) )?(?:gerne? )?(?:weg|raus)(?: ?haben)?|(?:das|die|der) (?:soll|sollen|muss|müssen|kann|können) (?:bitte )?(?:weg|raus))|(?:por favor )?(?:quit|elimin|bórr|borr|arregl|corrig)\p{L}+ (?:eso|esto)|(?:quít|elimín|bórr|arrégl)alos?|(?:enlève|retire|supprime|efface|corrige|arrange)[rz]? (?:ça|cela|les)|(?:tira|remove|apaga|corrige|conserta) (?:isso|isto)|(?:togli|rimuovi|elimina|leva|correggi|sistema)l[aoei]|(?:la|lo|li|le) (?:togli|levi|tolga|elimini|rimuovi|corregga|sistemi))$/iu;
/** Steps that take a fault of the whole picture away. */
const MENDING: readonly OperationId[] = [
  'repair-scratches',
  'red-eye',
  'color-correction',
  'denoise',
  'dehaze',
  'smooth-skin',
];
/**
 * True for words such as “remove it” whose fault is named right before them and is taken away by a step. `readAlone` reads words
 * as if they were the whole prompt.
 */
export const asksForItGone = (
  text: string,
  before: string,
  steps: readonly PlannedStep[],
  readAlone: (text: string) => PromptReading,
): boolean => {
  const [fault = ''] = before
    .replace(/[\s,.;:!?]+(?:(?:and|und|y|et|e)\s*)?$/iu, '')
    .split(/[,.;:!?]/u)
    .slice(-1);
  if (!IT_GONE.test(plain(text)) || fault.trim() === '') return false;
  const { steps: mended } = readAlone(fault.trim());
  return (
    mended.length > 0 &&
    mended.every((step) => MENDING.includes(step.operation) && isAmong([step.operation], steps))
  );
};
/** "Mach halt mal was draus": whatever is done is the answer to it. */
const SOMETHING =
  /^(?:(?:and|so|und|also|y|et|e|please|just|bitte) )*(?:(?:make|do) something (?:(?:nice|good|pretty|decent) )?(?:(?:out )?of|with|about) (?:it|this|that)(?: please)?|mach(?:t|en sie)? (?:(?:halt|mal|doch|bitte|einfach|da) )*(?:was|etwas)(?: (?:schönes|gutes|ordentliches|brauchbares))? (?:draus|daraus|damit)|(?:haz|saca) algo (?:(?:bonito|bueno|decente) )?(?:con|de) (?:ella|esto|eso)|fais(?: |-)?en quelque chose(?: (?:de (?:bien|beau|joli|sympa)))?|fa(?:z|ça) (?:alguma coisa|algo)(?: (?:bonit[oa]|boa|bom|legal))? (?:com|d)(?: )?(?:isso|ela|essa foto)|(?:fanne|facci|fai) qualcosa(?: (?:di (?:bello|buono|carino)))?(?: con questa)?)$/iu;
/** True for the wish that anything be done to make it better. */
export const asksForSomething = (text: string): boolean => SOMETHING.test(plain(text));
/** "Illegible" is also a word for what shall be hidden. */
const requests = (text: string): boolean =>
  wordsOf(text).words.some(
    (word) => says(word, ...VERBS) && !says(word, 'make') && !ILLEGIBLE.test(word.text),
  );
/** Complaints about several things: "die Tomaten sehen unecht aus". */
const THEY_LOOK =
  /^(?:die|the|los|las|les|os|as|i|le|gli) \p{L}+ (?:sehen|wirken|look|seem|se ven|parecen|paraissent|font|semblent|parecem|estão|sembrano|risultano) (?:\p{L}+ ?){1,3}$/iu;
/** "What's wrong with this picture": a question that a step answers. */
const ASKS_WHY =
  /^(?:what(?: is| s)?|whats) (?:wrong|off|the (?:matter|problem)) with (?:this|the|my|it)(?: \p{L}+)?$|^was stimmt (?:hier |da |damit |(?:an|mit) (?:dem|diesem) \p{L}+ )?nicht$|^qué (?:le pasa|tiene de malo|falla)(?: \p{L}+){0,4}$|^qu est ce qui (?:ne )?va pas(?: \p{L}+){0,3}$|^o que (?:há|tem|está) (?:de )?errado(?: \p{L}+){0,3}$|^(?:cosa|che cosa|cos) (?:c è che )?non va(?: \p{L}+){0,3}$/iu;
/** "It looks worse than before": what another edit did. */
const WORSE =
  /(?<!\p{L})(?:worse|schlimmer|schlechter|peor|pire|moins bien|pior|peggio)(?: (?:aus))? (?:than|now than|als|que|qu|di|do que|che) (?:it was )?(?:before|vorher|zuvor|davor|antes|avant|prima)(?!\p{L})/iu;

const BARE =
  /^(?:(?:the|my|his|her|our|der|die|das|den|mein\p{L}*|el|la|los|las|mi|le|les|l|mon|ma|o|a|os|as|meu|minha|il|lo|i|gli|mio|mia) ?)(?:\p{L}+)(?: (?:de|of|von|di|do|da) (?:\p{L}+ ?){1,2})?$/iu;
const UNCLEAR =
  '(?:clear\\p{L}*|sharp\\p{L}*|blurry|fuzzy|crisp\\p{L}*|scharf|schärfer|unscharf|verschwommen|nítid[oa]s?|borros[oa]s?|nette?s?|floue?s?|desfocad[oa]s?|tremid[oa]s?|nitid[oaie]|sfocat[oaie]|moss[oaie])';
/** "The tattoo isn't clear, sharpen": what is named is sharpened with everything else. `before` and `after` stand beside it. */
export const isMadeClear = (
  text: string,
  before: string,
  after: string,
  steps: readonly PlannedStep[],
): boolean =>
  BARE.test(plain(text)) &&
  !wordsOf(text).words.some((word) => says(word, ...VERBS, 'background')) &&
  steps.every(
    ({ operation, options }) => ['sharpen', 'improve-quality'].includes(operation) && !('where' in options),
  ) &&
  (new RegExp(`(?<!\\p{L})${UNCLEAR} $`, 'iu').test(plain(before) + ' ') ||
    new RegExp(
      `^(?:is|isn t|are|aren t|should be|looks?|ist|sind|soll(?:en)?|está|están|est|é|è|sia) (?:\\p{L}+ ){0,2}${UNCLEAR}(?!\\p{L})`,
      'iu',
    ).test(plain(after)));

/** True for a complaint or a cause that is answered by what is done. `alone` is how these words are read alone. */
export const isAnswered = (
  text: string,
  steps: readonly PlannedStep[],
  alone: () => PromptReading,
): boolean => {
  const words = plain(text);
  if ([CAUSE, WORSE, ASKS_WHY].some((form) => form.test(words))) return !requests(text);
  if (ILLEGIBLE.test(words)) return isAmong(CLEARER, steps) && !requests(text);
  if (LOST.test(words)) return isAmong([...CLEARER, ...RICHER], steps);
  const isSpoiled = SPOILED.test(words) && !requests(text);
  const isComplaint = complainsOnly(text) || THEY_LOOK.test(words);
  if (callsFine(text) || !(isSpoiled || isComplaint)) return false;
  const wished = alone();
  return (
    (isSpoiled || (wished.steps.length > 0 && wished.notPossible.length === 0)) &&
    wished.steps.every(({ operation }) =>
      FAMILIES.some((family) => family.includes(operation) && isAmong(family, steps)),
    )
  );
};
