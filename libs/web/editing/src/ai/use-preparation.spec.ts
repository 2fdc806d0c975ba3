import { act, renderHook } from '@testing-library/react';
import { firstValueFrom, Subject } from 'rxjs';
import { type Sending, usePreparation } from './use-preparation.ts';

/** Starts a preparation that ends when the spec says so. */
const prepare = () => {
  const { result } = renderHook(() => usePreparation());
  const picture = new Subject<string>();
  const begun: Sending[] = [];
  let prepared: Promise<string | null> = Promise.resolve(null);
  act(() => {
    prepared = result.current.run((sending) => {
      begun.push(sending);
      return firstValueFrom(picture);
    });
  });
  const [how] = begun;
  if (how === undefined) throw new Error('Nothing is being sent.');
  return { result, how, picture, prepared };
};

it('a preparation reports what was sent of the picture', async () => {
  const { result, how, picture, prepared } = prepare();
  expect(result.current).toMatchObject({ isRunning: true, progress: null });
  act(() => how.onUploadProgress(30, 120));
  expect(result.current.progress).toBe(0.25);
  await act(async () => {
    picture.next('hash');
    await prepared;
  });
  expect(await prepared).toBe('hash');
  expect(result.current).toMatchObject({ isRunning: false, progress: null });
});

it('a preparation that was cancelled ends without a result, even if its picture arrived', async () => {
  const { result, how, picture, prepared } = prepare();
  await act(() => result.current.cancel());
  expect(how.signal.aborted).toBe(true);
  await act(async () => {
    picture.next('hash');
    await prepared;
  });
  expect(await prepared).toBeNull();
  expect(result.current.isRunning).toBe(false);
});

it('a preparation that failed says why', async () => {
  const { result, picture, prepared } = prepare();
  await act(async () => {
    picture.error(new Error('The picture is too large.'));
    await prepared.catch(() => undefined);
  });
  await expect(prepared).rejects.toThrow('The picture is too large.');
  expect(result.current.isRunning).toBe(false);
});
