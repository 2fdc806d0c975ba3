import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useScrollMemory } from './use-scroll-memory.ts';

/** The height of the page in CSS pixels, without that of the window: how far it can be scrolled. */
let room = 5_000;
let resized: () => void = () => undefined;

const scrollTo = (y: number): void => {
  const reached = Math.min(y, room);
  if (reached === window.scrollY) return;
  window.scrollY = reached;
  // Not by fireEvent, whose act() may not run inside of the effect that scrolls.
  window.dispatchEvent(new Event('scroll'));
};
const grow = (to: number): void => {
  room = to;
  resized();
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  room = 5_000;
  window.scrollY = 0;
  sessionStorage.clear();
  window.scrollTo = ((_: number, y: number) => scrollTo(y)) as typeof window.scrollTo;
  window.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resized = () => listener([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      resized = () => undefined;
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

const Screen = () => {
  const location = useLocation();
  const navigate = useNavigate();
  useScrollMemory(location);
  return (
    <>
      <h1>{location.pathname}</h1>
      <button onClick={() => void navigate('/image/1')}>Open</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
};
const open = () => {
  const { unmount } = render(
    <MemoryRouter initialEntries={[{ pathname: '/gallery', key: 'here' }]} useTransitions={false}>
      <Screen />
    </MemoryRouter>,
  );
  const person = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  return { press: (name: string) => person.click(screen.getByRole('button', { name })), unmount };
};
/** Opens the page, scrolls it and leaves it as a reload does. It opens again with only `height` to scroll. */
const reload = (at: number, height: number) => {
  const { unmount } = open();
  scrollTo(at);
  fireEvent(window, new Event('pagehide'));
  unmount();
  room = height;
  window.scrollY = 0;
  return open();
};

it('a new screen begins at its top, and Back returns to the position before', async () => {
  const { press } = open();
  scrollTo(1_200);
  await press('Open');
  expect(window.scrollY).toBe(0);
  await press('Back');
  expect(screen.getByRole('heading')).toHaveTextContent('/gallery');
  expect(window.scrollY).toBe(1_200);
});

describe('after a reload, the position', () => {
  it('is the same again as soon as the content is long enough', () => {
    reload(1_200, 300);
    expect(window.scrollY).toBe(300);
    grow(900);
    expect(window.scrollY).toBe(900);
    grow(4_000);
    expect(window.scrollY).toBe(1_200);
  });

  it('is not lost by another reload before the content is there', () => {
    const { unmount } = reload(1_200, 300);
    fireEvent(window, new Event('pagehide'));
    unmount();
    room = 5_000;
    open();
    expect(window.scrollY).toBe(1_200);
  });

  it.each(['wheel', 'touchStart', 'pointerDown', 'keyDown'] as const)(
    'is the person’s own after %s',
    (input) => {
      reload(1_200, 300);
      fireEvent[input](document.body);
      grow(4_000);
      expect(window.scrollY).toBe(300);
    },
  );

  it('is given up after a while', () => {
    reload(1_200, 300);
    jest.advanceTimersByTime(10_000);
    grow(4_000);
    expect(window.scrollY).toBe(300);
  });

  it('is the top if the page was opened anew', () => {
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'navigate' }] as unknown as PerformanceEntryList);
    reload(1_200, 5_000);
    expect(window.scrollY).toBe(0);
  });

  it('is the top if what was stored cannot be read', () => {
    sessionStorage.setItem('safelight-scroll', '{"a":1');
    open();
    expect(window.scrollY).toBe(0);
  });
});
