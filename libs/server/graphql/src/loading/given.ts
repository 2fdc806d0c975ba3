type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], null | undefined> };

/** The fields of an input that are neither absent nor null. */
export const given = <T extends object>(input: T): Given<T> =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  ) as Given<T>;
