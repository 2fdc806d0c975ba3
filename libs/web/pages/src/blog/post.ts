/** The five categories in the order of the filter (spec: accounts §2 "Blog"). */
export const CATEGORIES = ['industry', 'technology', 'marketing', 'tutorials', 'updates'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The fields in the YAML of a post. */
interface PostFacts {
  readonly id: number;
  /** The last part of its address. */
  readonly slug: string;
  readonly excerpt: string;
  readonly author: string;
  /** An ISO date. */
  readonly date: string;
  readonly category: Category;
  /** The name of its picture in the client's `public/blog`, without size and extension. */
  readonly image: string;
  readonly imageAlt: string;
  readonly imageCredit: string;
  readonly tags: readonly string[];
  /** True for the post shown first. */
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

/** Makes a post from its file. The spec of the posts checks that every file has all fields. */
export const postOf = ({ facts, title, html, readMinutes }: PostFile): Post => ({
  ...(facts as unknown as PostFacts),
  title,
  html,
  readMinutes,
});

export const addressOf = ({ slug }: Post): string => `/blog/${slug}`;
