import { type PlanId, TEXTS, uploadProblem } from '@safelight/rules';

/** The two pictures of a comparison. */
export const SIDES = ['original', 'edited'] as const;
export type Side = (typeof SIDES)[number];

/** The files that are chosen for the sides. */
export type ChosenSides = Readonly<Record<Side, File | null>>;

export const NONE_CHOSEN: ChosenSides = { original: null, edited: null };

/** Returns the message when a file is refused for a side, otherwise null (spec: images §5). */
export const sideProblem = (side: Side, file: Pick<File, 'type' | 'size'>, plan: PlanId): string | null => {
  const problem = uploadProblem(file, plan);
  return problem === null ? null : TEXTS.comparisons[side](problem);
};

/** Returns the side whose file the server refused with this message; null if the message is about neither. */
export const refusedSide = (message: string): Side | null =>
  SIDES.find((side) => message.startsWith(TEXTS.comparisons[side](''))) ?? null;

/** Returns the text about which pictures must still be chosen (spec: images §2). */
export const bannerText = ({ original, edited }: ChosenSides): string => {
  if (original !== null && edited !== null) return 'Both images selected - Ready to upload!';
  if (original !== null) return 'Select edited image to continue';
  return edited === null ? 'Select both images to upload' : 'Select original image to continue';
};

/**
 * Returns a size as text, for example "3.10 MB": always in megabytes of 1024² bytes with two decimals (spec:
 * images §2).
 */
export const megabytesText = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`;
