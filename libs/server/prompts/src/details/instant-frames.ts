import { inOrder, type PlannedStep } from '../prompt-reading.ts';

const PRINT =
  '(?:polaro[iï]ds?(?:bild|foto)?|instant (?:photos?|prints?|camera|pictures?)|sofortbild(?:er|kamera)?|fotos? instantáneas?|photos? instantanées?|fotos? instantâneas?|foto istantane[ae])';
/** What may stand between the article and the print: its age, and when it was taken. */
const OLD =
  "(?:(?:(?:very|really|sehr|muy|très|muito|molto) )?(?:old|real|classic|vintage|faded|retro|altes?|alten|echtes|klassisches|antigua|viej[oa]|vieux|vieil|vieille|vrai|velha|antiga|vecchia|vera|(?:19|20)?\\d0['’]?(?:s|er)?|eighties|seventies|nineties) )*";
/** "Like a polaroid from the 70s": the thing itself, with its frame. "Polaroid colors" and "polaroid style" are only a look. */
const LIKE_PRINT = new RegExp(
  `(?<!\\p{L})(?:` +
    [
      '(?:like|as|into|in) (?:an? |one of those |those )',
      '(?:make|turn) (?:it|this|me|us) (?:in ?to )?(?:an? )',
      'wie (?:ein(?:e[smnr]?)? |aus |auf )',
      'zu einem ',
      'als ',
      '(?:mach|macht|machen)(?: (?:da|hier|mir|bitte|draus|daraus))* (?:ein |eins )',
      'como (?:una? |de |las )',
      '(?:parezca|pareciera|parecer|conviértela en|hazla) (?:una? )?(?:foto )?',
      'comme (?:une? |sur un |les )',
      'en ',
      '(?:ressemble[r]?|ressemblait) à une? ',
      'transforma(?: isso)? (?:numa|em uma|em) ',
      '(?:numa|com cara de|com jeito de|cara de|que nem|igual(?: a)?) (?:uma )?(?:foto )?',
      'pareça (?:uma )?',
      'come (?:una? |le )',
      'in una ',
      '(?:sembri|sembrare|falla|fammela) (?:una )?',
    ].join('|') +
    `)${OLD}${PRINT}(?!\\p{L})(?! (?:colou?rs?|tones?|farben|colores|couleurs|cores|colori))`,
  'iu',
);
const OF_COLORS =
  /(?<!\p{L})(?:colou?rs?|tones?|farben?|tonos?|colores|couleurs?|cores|colori|tons)(?!\p{L})/iu;

/** The steps with the frame of an instant photo, if the picture shall look like one. */
export const withInstantFrame = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] => {
  const isAged = steps.some(({ operation }) => operation === 'vintage');
  const isFramed = steps.some(({ operation }) => ['border', 'round-corners', 'crop'].includes(operation));
  if (!isAged || isFramed || !LIKE_PRINT.test(prompt) || OF_COLORS.test(prompt)) return steps;
  return inOrder([...steps, { operation: 'border', strength: 1, options: { shape: 'polaroid' } }]);
};
