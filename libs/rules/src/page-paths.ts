/** Returns the path of an image's page. Appended to the site's origin, it is the permalink. */
export const imagePathOf = (uid: string): string => `/image/${uid}`;

/** Returns the path of the editor with the brush that marks the area of an AI edit. */
export const paintPathOf = (uid: string): string => `/editor/${uid}?tool=mask-brush`;

/** Returns the path of a comparison's page. Appended to the site's origin, it is the permalink. */
export const comparisonPathOf = (uid: string): string => `/comparison/${uid}`;

/** Returns the path of a comparison's page that other sites may embed in a frame. */
export const embedPathOf = (uid: string): string => `${comparisonPathOf(uid)}/embed`;

/** Returns the path of the page that a share link of a project opens. */
export const sharedProjectPathOf = (token: string): string => `/p/${token}`;
