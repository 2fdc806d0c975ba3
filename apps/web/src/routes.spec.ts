import { SITE_PAGES } from '@safelight/rules';
import type { RouteObject } from 'react-router';
import { loadsAt, routes } from './routes.tsx';

/** The paths of pages with people's content. The server writes the heads of these pages from that content. */
const SHARED = ['/image/:uid', '/comparison/:uid', '/p/:token'];

/** Returns every path of a route table. A path with an optional last part counts as two. */
const pathsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => {
    const full = path === undefined || path === '*' ? [] : [path.startsWith('/') ? path : `/${path}`];
    const both = full.flatMap((each) =>
      each.endsWith('?') ? [each.replace(/\/[^/]+$/, ''), each.slice(0, -1)] : [each],
    );
    return [...both, ...pathsOf(children)];
  });

it('the client and the server list the same pages, so that the server can answer 404 for all others', () => {
  const own = pathsOf(routes).filter((path) => !SHARED.includes(path));
  expect(own.toSorted()).toEqual(SITE_PAGES.map(({ path }) => path).toSorted());
});

it.each([
  ['/', 0],
  ['/nowhere', 0],
  ['/help', 1],
  ['/image/abc', 2],
  ['/gallery', 2],
])('the number of code files that %s loads is known before rendering: %i', (path, parts) => {
  expect(loadsAt(path)).toHaveLength(parts);
});
