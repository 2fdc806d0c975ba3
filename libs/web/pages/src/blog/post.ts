/** The five categories in the order of the filter (spec: accounts §2 "Blog"). */
export const CATEGORIES = ['industry', 'technology', 'marketing', 'tutorials', 'updates'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The fields in the YAML of a post. */
interface PostFacts {
  readonly id: number;
  /** The last part of the post's address. */
  readonly slug: string;
  readonly excerpt: string;
  readonly author: string;
  /** The date of the post in ISO 8601. */
  readonly date: string;
  readonly category: Category;
  /** The name of the post's picture in the client's `public/blog`, without size and extension. */
  readonly image: string;
  readonly imageAlt: string;
  readonly imageCredit: string;
  readonly tags: readonly string[];
  /** Whether the post is shown first in the list. */
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

/** Creates a post from its file. A spec checks that every file has all fields. */
export const postOf = ({ facts, title, html, readMinutes }: PostFile): Post => ({
  ...(facts as unknown as PostFacts),
  title,
  html,
  readMinutes,
});

export const addressOf = ({ slug }: Post): string => `/blog/${slug}`;
