import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, memo, Profiler, Suspense } from 'react';
import { Link, useLocation, useRoutes } from 'react-router';
import { DeferredRouter, useNewestLocation } from './deferred-router.tsx';

let renderings = 0;
let arrive: () => void;

const count = (): void => {
  renderings += 1;
};

const Gallery = () => {
  const { pathname } = useLocation();
  return (
    <Profiler id="gallery" onRender={count}>
      <Link to="/image/1">The picture in {pathname}</Link>
    </Profiler>
  );
};

const ImagePage = () => `At ${useLocation().pathname}`;

const Address = () => <output>{useNewestLocation().pathname}</output>;

const Screen = memo(({ ofImage }: { readonly ofImage: ComponentType }) =>
  useRoutes([
    { path: '/gallery', Component: Gallery },
    { path: '/image/:uid', Component: ofImage },
  ]),
);
Screen.displayName = 'Screen';

const open = () => {
  renderings = 0;
  window.history.replaceState(null, '', '/gallery');
  const ofImage = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: ImagePage });
      }),
  );
  render(
    <DeferredRouter>
      <Address />
      <Suspense fallback="Waiting">
        <Screen ofImage={ofImage} />
      </Suspense>
    </DeferredRouter>,
  );
  return userEvent.setup();
};

const link = () => screen.getByRole('link', { name: 'The picture in /gallery' });

it('the current screen stays visible until the code of the next one is loaded', async () => {
  const person = open();
  await person.click(link());
  expect(window.location.pathname).toBe('/image/1');
  expect(screen.getByRole('status')).toHaveTextContent('/image/1');
  expect(link()).toBeVisible();
  expect(renderings).toBe(1);
  act(() => arrive());
  expect(await screen.findByText('At /image/1')).toBeVisible();
});

it('clicking a link several times before its screen is loaded adds one entry to the history', async () => {
  const person = open();
  const { length } = window.history;
  await person.dblClick(link());
  expect(window.location.pathname).toBe('/image/1');
  expect(window.history).toHaveLength(length + 1);
});
