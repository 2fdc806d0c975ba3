import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { Footer } from './Footer.tsx';
import { kindOfPage, Layout, usePageViews } from './Layout.tsx';

const say = (facts: readonly (readonly [name: string, content: string])[]): void => {
  for (const [name, content] of facts) {
    const meta = document.createElement('meta');
    meta.name = `safelight:${name}`;
    meta.content = content;
    document.head.append(meta);
  }
};
afterEach(() => {
  for (const meta of document.querySelectorAll('meta')) meta.remove();
});

const open = (element: React.ReactNode) =>
  openScreen({ path: '*', at: '/', element, link: fakeServer({}).link });

const Framed = () => <Layout shown={useLocation()} pending={false} children={<h1>A screen</h1>} />;
const openIn = (at: string) => openScreen({ path: '*', at, element: <Framed />, link: fakeServer({}).link });

describe('the footer', () => {
  it('has four columns of links, the support address, and links to social media', () => {
    say([
      ['support', 'help@photos.example'],
      ['social', 'https://github.com/safelight'],
      ['social', 'https://www.photos.example/@safelight'],
    ]);
    open(<Footer />);
    for (const name of ['Product', 'Company', 'Resources', 'Legal'])
      expect(screen.getByRole('navigation', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@photos.example' })).toHaveAttribute(
      'href',
      'mailto:help@photos.example',
    );
    expect(screen.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/safelight',
    );
    expect(screen.getByRole('link', { name: 'photos.example' })).toHaveAttribute('rel', 'me noreferrer');
  });

  it('has no support address and no social media unless the server is configured with them', () => {
    open(<Footer />);
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
    expect(document.querySelector('a[rel]')).toBeNull();
  });

  it.each(['/', '/image/8s2', '/comparison/8s2', '/projects/8s2'])('is at the end of %s', async (at) => {
    openIn(at);
    expect(await screen.findByRole('contentinfo')).toBeVisible();
  });

  it('is not on screens that fill the window', async () => {
    openIn('/editor/8s2');
    await act(() => import('./Footer.tsx'));
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('page views', () => {
  const sent: (readonly [unknown, unknown])[] = [];
  const quiet = (value: string | null): void => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value });
  };
  beforeEach(() => {
    sent.length = 0;
    quiet(null);
    navigator.sendBeacon = (url, body) => sent.push([url, body]) > 0;
  });
  const Page = () => {
    usePageViews(useLocation().pathname);
    return <Link to="/image/8s2?x=1">Next</Link>;
  };

  it('are sent to the configured address, once per page, without the uid of an image', async () => {
    say([['analytics', 'https://count.example/hit']]);
    const { person } = open(<Page />);
    await person.click(screen.getByRole('link'));
    expect(sent).toEqual([
      ['https://count.example/hit', '{"page":"/"}'],
      ['https://count.example/hit', '{"page":"/image/:id"}'],
    ]);
  });

  it('are not sent if no address is configured, or if the browser sends Do Not Track', () => {
    open(<Page />);
    say([['analytics', 'https://count.example/hit']]);
    quiet('1');
    open(<Page />);
    expect(sent).toEqual([]);
  });

  it.each([
    ['/p/secret-token', '/p/:id'],
    ['/projects/project_1', '/projects/:id'],
    ['/comparison/upload', '/comparison/upload'],
    ['/comparison/abc', '/comparison/:id'],
    ['/blog/links-that-last', '/blog/links-that-last'],
  ])('report the path %s as %s', (path, kind) => {
    expect(kindOfPage(path)).toBe(kind);
  });
});
