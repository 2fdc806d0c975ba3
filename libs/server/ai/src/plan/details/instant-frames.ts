import { inOrder, type PlannedStep } from '../prompt-reading.ts';

/** "Like a polaroid from the 70s": the thing itself, with its frame. "Polaroid colors" and "polaroid style" are only a look. */
const LIKE_PRINT =
  /(?<!\p{L})(?:(?:like|as|into|in) (?:an? |one of those |those )|wie (?:ein(?:e[smnr]?)? |aus |auf )|zu einem |als |como (?:una? |de |las )|comme (?:une? |sur un |les )|en |come (?:una? |le )|in una )(?:(?:old|real|classic|vintage|altes|alten|echtes|alte|vieja|antigua|vieux|vieil|vrai|velha|antiga|vecchia|vera) )?(?:polaro[iï]ds?(?:bild|foto)?|instant (?:photos?|prints?|camera)|sofortbild(?:er|kamera)?|fotos? instantáneas?|photos? instantanées?|fotos? instantâneas?|foto istantane[ae])(?!\p{L})(?! (?:colou?rs?|tones?|farben|colores|couleurs|cores|colori))/iu;
const OF_COLORS =
  /(?<!\p{L})(?:colou?rs?|tones?|farben?|tonos?|colores|couleurs?|cores|colori|tons)(?!\p{L})/iu;

/** The steps with the frame of an instant photo, if the picture shall look like one. */
export const withInstantFrame = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] => {
  const isAged = steps.some(({ operation }) => operation === 'vintage');
  const isFramed = steps.some(({ operation }) => ['border', 'round-corners', 'crop'].includes(operation));
  if (!isAged || isFramed || !LIKE_PRINT.test(prompt) || OF_COLORS.test(prompt)) return steps;
  return inOrder([...steps, { operation: 'border', strength: 1, options: { shape: 'polaroid' } }]);
};
