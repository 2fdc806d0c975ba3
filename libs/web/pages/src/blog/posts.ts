import { type Category, type Post, postOf } from './post.ts';
import * as beforeAndAfter from './posts/before-and-after.md';
import * as linksThatLast from './posts/links-that-last.md';
import * as whatAPhotoTells from './posts/what-a-photo-tells.md';

/** All posts, the newest first. */
export const POSTS: readonly Post[] = [beforeAndAfter, whatAPhotoTells, linksThatLast]
  .map(postOf)
  .sort((a, b) => b.date.localeCompare(a.date));

export const postsIn = (category: Category | 'all'): readonly Post[] =>
  category === 'all' ? POSTS : POSTS.filter((post) => post.category === category);

/** Returns the post with this id or slug, or null. */
export const findPost = (idOrSlug: string): Post | null =>
  POSTS.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug) ?? null;

const RELATED_COUNT = 2;

/**
 * Returns up to two other posts: those of the same category first, then those with the most tags in common,
 * then the newest.
 */
export const relatedTo = (post: Post): readonly Post[] => {
  const nearness = (other: Post): number =>
    (other.category === post.category ? 100 : 0) + other.tags.filter((tag) => post.tags.includes(tag)).length;
  return POSTS.filter(({ id }) => id !== post.id)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED_COUNT);
};
