/** What somebody said, and plainer words of the same language for it. */
export type Rewording = readonly [said: RegExp, plainer: string];
