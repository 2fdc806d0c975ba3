/** What the server says of the site in the head of every page. */
type Fact = 'support' | 'social' | 'analytics';

export const siteFacts = (name: Fact): readonly string[] =>
  Array.from(
    document.querySelectorAll<HTMLMetaElement>(`meta[name="safelight:${name}"]`),
    ({ content }) => content,
  );

/** Null where the server says nothing. */
export const siteFact = (name: Fact): string | null => siteFacts(name)[0] ?? null;
