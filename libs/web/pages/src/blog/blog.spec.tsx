import { POST_PAGES } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { BlogPostScreen, BlogScreen } from './index.ts';
import { addressOf, CATEGORIES, type Post } from './post.ts';
import { findPost, POSTS, relatedTo } from './posts.ts';

const open = (element: React.ReactNode, path = '/blog', at = path) =>
  openScreen({ path, at, element, link: fakeServer({}).link, user: null });

const openPost = (id: string) => open(<BlogPostScreen />, '/blog/:id', `/blog/${id}`);

const titles = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

describe('the posts of the blog', () => {
  it.each(POSTS.map((post) => [post.slug, post] as const))(
    'have all required fields and a text: %s',
    (slug, post) => {
      const texts: Record<string, unknown> = { ...post, tags: post.tags.join() };
      const wanted: (keyof Post)[] = [
        'title',
        'excerpt',
        'author',
        'html',
        'tags',
        'image',
        'imageAlt',
        'imageCredit',
      ];
      for (const name of wanted) expect([name, texts[name]]).toEqual([name, expect.stringMatching(/\S/)]);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(CATEGORIES).toContain(post.category);
      expect(new Date(post.date).toISOString()).toContain(post.date);
      expect(post.readMinutes).toBeGreaterThanOrEqual(1);
      for (const width of [640, 1280]) {
        const file = new URL(
          `../../../../../apps/web/public/blog/${post.image}-${width}.webp`,
          import.meta.url,
        );
        expect(existsSync(file)).toBe(true);
      }
    },
  );

  it('are listed on the server too, with their addresses, titles and excerpts for search engines', () => {
    const known = POST_PAGES.map(({ path, title, description }) => [path, title, description]);
    const own = POSTS.map((post) => [addressOf(post), post.title, post.excerpt]);
    expect(known.toSorted()).toEqual(own.toSorted());
  });

  it('have unique ids and slugs, and one of them is featured', () => {
    expect(new Set(POSTS.map(({ id }) => id)).size).toBe(POSTS.length);
    expect(new Set(POSTS.map(({ slug }) => slug)).size).toBe(POSTS.length);
    expect(POSTS.filter(({ featured }) => featured)).toHaveLength(1);
  });

  it('are found by id and by slug, and have at most two related posts', () => {
    for (const post of POSTS) {
      expect(findPost(String(post.id))).toBe(post);
      expect(findPost(post.slug)).toBe(post);
      const related = relatedTo(post);
      expect(related).not.toContain(post);
      expect(related.length).toBe(Math.min(2, POSTS.length - 1));
    }
  });
});

describe('the list of posts', () => {
  it('shows all posts, the newest first', () => {
    open(<BlogScreen />);
    expect(titles()).toEqual(POSTS.map(({ title }) => title));
  });

  it('counts the posts of each category and filters by category', async () => {
    const { person } = open(<BlogScreen />);
    const filter = screen.getByRole('group', { name: 'Category' });
    expect(
      within(filter)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All (3)', 'Industry (1)', 'Technology (1)', 'Marketing (1)', 'Tutorials (0)', 'Updates (0)']);
    await person.click(screen.getByRole('button', { name: 'Technology (1)' }));
    expect(screen.getByRole('button', { name: 'Technology (1)' })).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Links that last while pictures change']);
  });

  it('has the category in its address, for Back and for links', async () => {
    const { person, address } = open(<BlogScreen />, '/blog', '/blog?category=marketing');
    expect(screen.getByRole('button', { name: 'Marketing (1)' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(screen.getByRole('button', { name: 'Technology (1)' }));
    expect(address()).toBe('/blog?category=technology');
    await person.click(screen.getByRole('button', { name: 'All (3)' }));
    expect(address()).toBe('/blog');
  });

  it('shows all posts if the address has an unknown category', () => {
    open(<BlogScreen />, '/blog', '/blog?category=cats');
    expect(titles()).toEqual(POSTS.map(({ title }) => title));
  });

  it('shows that a category has no posts, and leads back to all of them', async () => {
    const { person } = open(<BlogScreen />);
    await person.click(screen.getByRole('button', { name: 'Updates (0)' }));
    expect(screen.getByRole('status')).toHaveTextContent('No posts found');
    expect(screen.queryByRole('article')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show All Posts' }));
    expect(titles()).toEqual(POSTS.map(({ title }) => title));
    await waitFor(() => expect(screen.getByRole('button', { name: 'All (3)' })).toHaveFocus());
  });
});

describe('the page of a post', () => {
  it('shows its text, date, author and links to other posts', () => {
    openPost('what-a-photo-tells-before-anyone-looks');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'What a photo tells before anyone looks',
    );
    expect(screen.getByText(/Nov 10, 2026/).closest('p')).toHaveTextContent(/min read · The Safelight team/);
    expect(screen.getByRole('heading', { name: 'What we do' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'API Documentation' })).toHaveAttribute('href', '/api-docs');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('copies the link to the post', async () => {
    const { person } = openPost('2');
    await person.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/blog/what-a-photo-tells-before-anyone-looks`,
    );
  });

  it.each(['4', 'no-such-post', '%3Cscript%3E'])(
    'redirects to the list of posts if there is no post "%s", and says so',
    async (id) => {
      const { address } = openPost(id);
      expect(await screen.findByText('There is no such post. Here are all posts.')).toBeVisible();
      expect(address()).toBe('/blog');
    },
  );
});
