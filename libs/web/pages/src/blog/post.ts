/** The five categories in the order of the filter (spec: accounts §2 "Blog"). */
export const CATEGORIES = ['industry', 'technology', 'marketing', 'tutorials', 'updates'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What the YAML of a post says. */
interface PostFacts {
  readonly id: number;
  /** Its part of the address. */
  readonly slug: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO date. */
  readonly date: string;
  readonly category: Category;
  /** Name of its picture in the client's `public/blog`, without size and extension. */
  readonly image: string;
  readonly imageAlt: string;
  readonly imageCredit: string;
  readonly tags: readonly string[];
  /** True for the one that stands above the others. */
  readonly featured: boolean;
}

export interface Post extends PostFacts {
  readonly title: string;
  readonly html: string;
  readonly readMinutes: number;
}

interface PostFile {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly html: string;
  readonly readMinutes: number;
}

/** A post from its file. The spec of the posts checks that every file has all facts. */
export const postOf = ({ facts, title, html, readMinutes }: PostFile): Post => ({
  ...(facts as unknown as PostFacts),
  title,
  html,
  readMinutes,
});

export const addressOf = ({ slug }: Post): string => `/blog/${slug}`;
