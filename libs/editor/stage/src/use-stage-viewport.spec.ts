import { act, renderHook } from '@testing-library/react';
import { useStageViewport } from './use-stage-viewport.ts';

const PICTURE = { width: 1600, height: 1200 };

const open = () => {
  const { result } = renderHook(() => useStageViewport(PICTURE));
  const viewport = () => result.current.view?.viewport;
  const control = () => result.current;
  act(() => {
    control().resize({ width: 864, height: 664 });
  });
  return { control, viewport };
};

it('has no view before the stage has a size, then the whole picture', () => {
  const { result } = renderHook(() => useStageViewport(PICTURE));
  expect(result.current.view).toBeNull();
  const { viewport } = open();
  expect(viewport()).toEqual({ scale: 0.5, x: 32, y: 32 });
});

it('zooms about the middle unless told where', () => {
  const { control, viewport } = open();
  act(() => {
    control().zoom(1);
  });
  expect(viewport()?.scale).toBeCloseTo(0.6, 12);
  expect(viewport()?.x).toBeCloseTo(432 - 800 * 0.6, 9);
  act(() => {
    control().fit();
  });
  act(() => {
    control().zoom(1, { x: 32, y: 32 });
  });
  expect(viewport()?.x).toBeCloseTo(32, 9);
  expect(viewport()?.y).toBeCloseTo(32, 9);
});

it('keeps the middle of the picture in the middle when the stage changes size', () => {
  const { control, viewport } = open();
  act(() => {
    control().resize({ width: 1064, height: 564 });
  });
  expect(viewport()).toEqual({ scale: 0.5, x: 132, y: -18 });
});

it('does not lose the picture however far it is dragged', () => {
  const { control, viewport } = open();
  act(() => {
    control().pan({ x: 99_999, y: -99_999 });
  });
  expect(viewport()?.x).toBeLessThan(864);
  expect((viewport()?.y ?? 0) + 1200 * 0.5).toBeGreaterThan(0);
});

it('says which keys it took', () => {
  const { control, viewport } = open();
  const taken: boolean[] = [];
  act(() => {
    taken.push(control().press('ArrowLeft'));
  });
  act(() => {
    taken.push(control().press('q'));
  });
  expect(taken).toEqual([true, false]);
  expect(viewport()?.x).toBe(80);
});
