import { jest } from '@jest/globals';
import Dialog from '@mui/material/Dialog';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { SafelightTheme } from '../../theme/SafelightTheme.tsx';
import { Toaster } from './Toaster.tsx';
import { ACTION_TOAST_MS, createToaster, MAX_TOASTS } from './toasts.atoms.ts';

const open = async () => {
  const store = createStore();
  const toasts = createToaster(store);
  render(
    <Provider store={store}>
      <SafelightTheme>
        <Toaster />
      </SafelightTheme>
    </Provider>,
  );
  const say = async (how: (toaster: typeof toasts) => number): Promise<number> => {
    let id = 0;
    await act(async () => {
      id = how(toasts);
      await import('./ToastStack.tsx');
    });
    return id;
  };
  const wait = (milliseconds: number) => {
    act(() => jest.advanceTimersByTime(milliseconds));
  };
  return { toasts, say, wait };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['success', 3_000],
  ['error', 5_000],
  ['show', 4_000],
] as const)('a toast of the kind "%s" is shown for %i ms', async (kind, duration) => {
  const { say, wait } = await open();
  await say((toasts) => toasts[kind]('Heard'));
  wait(duration - 1);
  expect(screen.getByText('Heard')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Heard')).toBeNull();
});

it('a toast takes the place of one that says the same, and is shown as long as a new one', async () => {
  const { toasts, say, wait } = await open();
  await say(({ error }) => error('Failed'));
  wait(4_000);
  act(() => {
    toasts.error('Failed');
    toasts.success('Failed');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByText('Failed')).toHaveLength(2);
  wait(4_999);
  expect(screen.getByRole('alert')).toBeVisible();
  wait(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('toasts with buttons stay, even if they say the same', async () => {
  const { toasts, say } = await open();
  await say(({ success }) => success('Deleted 1 images', { label: 'Undo', onAct: () => undefined }));
  act(() => {
    toasts.success('Deleted 1 images', { label: 'Undo', onAct: () => undefined });
  });
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
});

it('a toast stays only as long as its button has something left to act on', async () => {
  const { toasts, say } = await open();
  const onAct = () => undefined;
  await say(({ success }) => success('Deleted 2 images', { label: 'Undo', onAct, on: ['a', 'b'] }));
  await say(({ success }) => success('Deleted 1 images', { label: 'Undo', onAct, on: ['c'] }));
  act(() => toasts.settle(['a', 'c']));
  expect(screen.queryByText('Deleted 1 images')).toBeNull();
  expect(screen.getByText('Deleted 2 images')).toBeVisible();
  act(() => toasts.settle(['b']));
  expect(screen.queryByText('Deleted 2 images')).toBeNull();
});

it('a loading toast stays until it is dismissed', async () => {
  const { toasts, say, wait } = await open();
  const id = await say(({ loading }) => loading('Packing'));
  wait(600_000);
  expect(screen.getByText('Packing')).toBeVisible();
  act(() => toasts.dismiss(id));
  expect(screen.queryByText('Packing')).toBeNull();
});

it('at most twenty toasts are shown, and the oldest is removed first', async () => {
  const { say } = await open();
  await say((toasts) => {
    for (let n = 1; n <= MAX_TOASTS + 1; n += 1) toasts.loading(`Toast ${n}.`);
    return 0;
  });
  expect(screen.getAllByRole('status')).toHaveLength(MAX_TOASTS);
  expect(screen.queryByText('Toast 1.')).toBeNull();
  expect(screen.getByText('Toast 21.')).toBeVisible();
});

it('toasts are at the bottom centre', async () => {
  const { say } = await open();
  await say((toasts) => toasts.show('Heard'));
  const stack = getComputedStyle(screen.getByRole('region', { name: 'Messages' }));
  expect(stack.position).toBe('fixed');
  expect(stack.alignItems).toBe('center');
  expect(stack.top).toBe('');
});

it('errors are announced at once, and other toasts politely', async () => {
  const { say } = await open();
  await say((toasts) => toasts.error('Broken'));
  await say((toasts) => toasts.success('Saved'));
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

it('a toast stays while the pointer is over it', async () => {
  const person = userEvent.setup({
    advanceTimers: (delay) => jest.advanceTimersByTime(delay),
  });
  const { say, wait } = await open();
  await say((toasts) => toasts.success('Saved'));
  await person.hover(screen.getByText('Saved'));
  wait(10_000);
  expect(screen.getByText('Saved')).toBeVisible();
  await person.unhover(screen.getByText('Saved'));
  wait(3_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('a toast is announced while an open dialog hides the page from screen readers', async () => {
  const { say } = await open();
  render(<Dialog open>Sure?</Dialog>);
  await say((toasts) => toasts.error('Broken'));
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
});

it('all toasts stay while the pointer is over one of them', async () => {
  const person = userEvent.setup({
    advanceTimers: (delay) => jest.advanceTimersByTime(delay),
  });
  const { say, wait } = await open();
  await say(({ success }) => success('Loaded 4 images'));
  await say(({ success }) => success('Deleted 2 images', { label: 'Undo', onAct: () => undefined }));
  await person.hover(screen.getByRole('button', { name: 'Undo' }));
  wait(4_000);
  expect(screen.getByText('Loaded 4 images')).toBeVisible();
  await person.unhover(screen.getByRole('button', { name: 'Undo' }));
  wait(3_000);
  expect(screen.queryByText('Loaded 4 images')).toBeNull();
});

it('a toast that is dismissed does not keep the others', async () => {
  const person = userEvent.setup({
    advanceTimers: (delay) => jest.advanceTimersByTime(delay),
  });
  const { say, wait } = await open();
  const id = await say(({ loading }) => loading('Packing'));
  await say(({ success }) => success('Saved'));
  await person.hover(screen.getByText('Packing'));
  await say((toasts) => {
    toasts.dismiss(id);
    return id;
  });
  wait(3_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('toasts without a button are above those with one, which therefore do not move', async () => {
  const { say } = await open();
  await say(({ success }) => success('Loaded 4 images'));
  await say(({ success }) => success('Deleted 2 images', { label: 'Undo', onAct: () => undefined }));
  await say(({ success }) => success('Loaded 2 images'));
  const stack = screen.getByRole('region', { name: 'Messages' });
  expect(stack).toHaveStyle({ flexDirection: 'column-reverse' });
  expect([...stack.children].map((toast) => toast.querySelector('.text')?.textContent)).toEqual([
    'Deleted 2 images',
    'Loaded 4 images',
    'Loaded 2 images',
  ]);
});

it('a toast disappears when Dismiss is pressed', async () => {
  const person = userEvent.setup({
    advanceTimers: (delay) => jest.advanceTimersByTime(delay),
  });
  const { say } = await open();
  await say((toasts) => toasts.error('Broken'));
  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Broken')).toBeNull();
});

it('a toast with Undo stays longer, and disappears when Undo is pressed', async () => {
  const person = userEvent.setup({
    advanceTimers: (delay) => jest.advanceTimersByTime(delay),
  });
  const onAct = jest.fn();
  const { say, wait } = await open();
  await say((toasts) => toasts.success('Deleted 2 images', { label: 'Undo', onAct }));
  wait(ACTION_TOAST_MS - 1);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted 2 images')).toBeNull();
});

it('a toast is announced over a dialog that opened while another toast was visible', async () => {
  const { say } = await open();
  await say((toaster) => toaster.success('Loaded 3 images'));
  render(
    <Dialog open aria-label="Upload Images">
      Files
    </Dialog>,
  );
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  await say((toaster) => toaster.error('Failed to upload files.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to upload files.');
});

describe('a toast at the bottom of the window', () => {
  const { innerHeight: height } = window;
  const at = (element: Element, top: number, bottom: number) =>
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, bottom - top));
  const control = document.createElement('button');

  const openWithControl = async (top: number, bottom: number) => {
    const opened = await open();
    await opened.say(({ success }) => success('Loaded 4 images'));
    const stack = screen.getByRole('region', { name: 'Messages' });
    expect(stack).toHaveStyle({ bottom: 'max(16px, env(safe-area-inset-bottom))' });
    at(stack.firstElementChild!, height - 60, height - 16);
    at(control, top, bottom);
    document.body.append(control);
    await act(() => Promise.resolve());
    opened.wait(100);
    return stack;
  };
  afterEach(() => control.remove());

  it('moves above a control that appears under it', async () => {
    const stack = await openWithControl(height - 90, height - 10);
    expect(stack).toHaveStyle({ bottom: 'max(98px, env(safe-area-inset-bottom))' });
  });

  it('moves above the last action of a menu that opens under it', async () => {
    const menu = document.createElement('ul');
    const stack = await openWithControl(height - 200, height - 160);
    menu.innerHTML = '<li role="menuitem">Delete</li>';
    at(menu.firstElementChild!, height - 90, height - 46);
    document.body.append(menu);
    fireEvent.transitionEnd(menu);
    expect(stack).toHaveStyle({ bottom: 'max(98px, env(safe-area-inset-bottom))' });
    menu.remove();
  });

  it('stays where it is while the pointer is over it', async () => {
    const stack = await openWithControl(height - 200, height - 160);
    fireEvent.pointerEnter(screen.getByText('Loaded 4 images'));
    at(control, height - 50, height - 10);
    fireEvent.transitionEnd(control);
    expect(stack).toHaveStyle({ bottom: 'max(16px, env(safe-area-inset-bottom))' });
    fireEvent.pointerLeave(screen.getByText('Loaded 4 images'));
    expect(stack).toHaveStyle({ bottom: 'max(58px, env(safe-area-inset-bottom))' });
  });

  it('stays over a control that an open dialog has put out of reach', async () => {
    control.setAttribute('aria-hidden', 'true');
    const stack = await openWithControl(height - 90, height - 10);
    expect(stack).toHaveStyle({ bottom: 'max(16px, env(safe-area-inset-bottom))' });
    control.removeAttribute('aria-hidden');
  });

  it('moves above a control that a transition has pushed under it', async () => {
    const stack = await openWithControl(height - 200, height - 160);
    expect(stack).toHaveStyle({ bottom: 'max(16px, env(safe-area-inset-bottom))' });
    at(control, height - 50, height - 10);
    fireEvent.transitionEnd(control);
    expect(stack).toHaveStyle({ bottom: 'max(58px, env(safe-area-inset-bottom))' });
  });
});

describe('when a button of a toast is pressed by keyboard, the focus', () => {
  const openAt = async (button: string) => {
    const person = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
    const { say } = await open();
    render(
      <main tabIndex={-1}>
        <button>Delete</button>
      </main>,
    );
    await say(({ success }) => success('Deleted 1 images', { label: 'Undo', onAct: () => undefined }));
    await say(({ success }) => success('Loaded 3 images'));
    const from = screen.getByRole('button', { name: 'Delete' });
    act(() => from.focus());
    act(() => screen.getAllByRole('button', { name: button })[0]?.focus());
    return { person, from };
  };

  it.each(['Undo', 'Dismiss'])('returns to where it was before %s', async (button) => {
    const { person, from } = await openAt(button);
    await person.keyboard('{Enter}');
    expect(from).toHaveFocus();
  });

  it('returns to where it was before it moved among the toasts', async () => {
    const { person, from } = await openAt('Undo');
    await person.tab();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(from).toHaveFocus();
  });

  it('moves to the screen if the element that had it is gone', async () => {
    const { person, from } = await openAt('Undo');
    from.remove();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
