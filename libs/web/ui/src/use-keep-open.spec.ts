import { keepOpenDuring } from './use-keep-open.ts';

/** True when the browser would ask before it closes the window. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('closing the window asks for confirmation until all work has ended, whether it succeeds or fails', async () => {
  let end: () => void = () => undefined;
  const first = keepOpenDuring(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  const second = keepOpenDuring(Promise.reject(new Error('No.')));
  await expect(second).rejects.toThrow('No.');
  expect(asks()).toBe(true);
  end();
  await first;
  expect(asks()).toBe(false);
});
