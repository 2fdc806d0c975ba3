/** The settings of the site that the server adds to the head of every page. */
type Fact = 'support' | 'social' | 'analytics';

export const siteFacts = (name: Fact): readonly string[] =>
  Array.from(
    document.querySelectorAll<HTMLMetaElement>(`meta[name="safelight:${name}"]`),
    ({ content }) => content,
  );

/** Returns the first value of a setting; null if the server sends none. */
export const siteFact = (name: Fact): string | null => siteFacts(name)[0] ?? null;
