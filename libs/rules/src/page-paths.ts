/** Path of the page of an image: its permalink, below the site's origin. */
export const imagePathOf = (uid: string): string => `/image/${uid}`;

/** Path of the page of a comparison: its permalink, below the site's origin. */
export const comparisonPathOf = (uid: string): string => `/comparison/${uid}`;

/** Path of the page of a comparison that other sites may frame. */
export const embedPathOf = (uid: string): string => `${comparisonPathOf(uid)}/embed`;

/** Path of the page of a project that a share link opens. */
export const sharedProjectPathOf = (token: string): string => `/p/${token}`;
