/**
 * What somebody said, and plainer words of the same language for it. A large pattern is looked for only in a text that
 * matches `among`, because to compile it takes a while.
 */
export type Rewording = readonly [said: RegExp, plainer: string, among?: RegExp];
