/** Facts about the site that the server adds to the head of every page. */
type Fact = 'support' | 'social' | 'analytics';

export const siteFacts = (name: Fact): readonly string[] =>
  Array.from(
    document.querySelectorAll<HTMLMetaElement>(`meta[name="safelight:${name}"]`),
    ({ content }) => content,
  );

/** Null when the server names none. */
export const siteFact = (name: Fact): string | null => siteFacts(name)[0] ?? null;
