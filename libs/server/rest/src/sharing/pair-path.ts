import { comparisonPathOf } from '@safelight/rules';

/** The path of the picture that shows both sides of a comparison. */
export const pairPathOf = (uid: string): string => `${comparisonPathOf(uid)}/before-after.jpg`;
