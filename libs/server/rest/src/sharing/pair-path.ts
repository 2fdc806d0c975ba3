/** Path of the picture of both sides of a comparison. */
export const pairPathOf = (uid: string): string => `/comparison/${uid}/before-after.jpg`;
