import type { StepOptions } from '@safelight/operations';
import type { PlannedStep } from '../prompt-reading.ts';

const NOUN = 'quality|qualität|calidad|qualité|qualidade|qualità|q|kompression|compression';
const ABOUT =
  'of around|of about|around|about|roughly|approx|circa|ca|etwa|ungefähr|rund|bei etwa|environ|d.environ|autour de|alrededor de|sobre|cerca de|por volta de|intorno a|circa il';
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${NOUN})(?: (?:${ABOUT}|of|von|de|del|à|a|al|at|auf|bei|mit|zu|em|di))? ?[:=]? ?(\d{1,3})(?![\d.,]?\d)`,
  'iu',
);
const AFTER = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}) ?(?:%|percent|prozent|por ?ciento|pour ?cent|por ?cento|per ?cento)? ?(?:(?:of|de|di) )?(?:${NOUN})(?!\p{L})`,
  'iu',
);
const AT =
  /(?<!\p{L})(?:jpe?g|webp)(?: (?:at|with|mit|auf|bei|con|al|a|à|avec|com|em|in))? (\d{1,3}) ?(?:%|percent|prozent|por ?ciento|pour ?cent|por ?cento|per ?cento)/iu;
const LEAST = 10;
const MOST = 100;

const WORDED: readonly (readonly [number, string])[] = [
  [
    96,
    'best|highest|maximum|max|full|high|top|beste[rn]?|höchste[rn]?|volle[rn]?|maximale[rn]?|hohe[rn]?|mejor|máxima|alta|meilleure|haute|maximale|melhor|migliore|massima',
  ],
  [50, 'low|lower|lowest|niedrige[rn]?|geringe[rn]?|schlechte[rn]?|baja|poca|basse|faible|baixa|bassa'],
];
const wordedIn = (prompt: string): number | null => {
  const isSaid = ([, words]: readonly [number, string]): boolean =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:${words}) (?:${NOUN})|(?:calidad|qualité|qualidade|qualità) (?:${words}))(?!\p{L})`,
      'iu',
    ).test(prompt);
  return WORDED.find(isSaid)?.[0] ?? null;
};

/** The quality of a JPEG or WebP that a prompt names: "jpg quality 80". Null if it names none. */
const qualityIn = (prompt: string): number | null => {
  const named = BEFORE.exec(prompt)?.[1] ?? AFTER.exec(prompt)?.[1] ?? AT.exec(prompt)?.[1];
  const value = Number(named ?? 0);
  return value >= LEAST && value <= MOST ? value : wordedIn(prompt);
};

/** The options without the share of the bytes that "compress it" asks for, because a quality says more. */
const withoutShare = ({ sizePercent: _, ...options }: StepOptions): StepOptions => options;

/** The steps with the quality in which a picture should be saved. */
export const withQuality = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] => {
  const quality = qualityIn(prompt);
  if (quality === null || steps.every(({ operation }) => operation !== 'convert-format')) return steps;
  return steps
    .filter(({ operation }) => operation !== 'improve-quality')
    .map((step) =>
      step.operation === 'convert-format' && ['jpeg', 'webp'].includes(String(step.options['format']))
        ? { ...step, options: { ...withoutShare(step.options), quality } }
        : step,
    );
};
