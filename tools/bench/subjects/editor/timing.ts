// Measures the work of a page without waiting for its animation frames.
const askForFrame = window.requestAnimationFrame.bind(window);

/** Resolves at the browser's next animation frame. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    askForFrame(() => {
      done();
    });
  });

/** Canvases draw lazily; reading a pixel makes them draw now. */
export const drawn = (canvases: readonly HTMLCanvasElement[]): void => {
  for (const canvas of canvases) canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
};

/** The stage's canvases from bottom to top. */
export const stageCanvases = (): readonly HTMLCanvasElement[] => [
  ...document.querySelectorAll<HTMLCanvasElement>('#root canvas'),
];

/**
 * The indexes of the canvases for changing layers and for the frames over them; the other canvases keep their
 * content.
 */
const CHANGING = [1, 3];

/**
 * Runs `act` repeatedly, runs the animation frame that it requests at once, and draws its canvases; returns
 * the milliseconds of each turn.
 */
export async function framesOf(act: (turn: number) => void, times: number): Promise<readonly number[]> {
  let frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  const canvases = stageCanvases().filter((_, index) => CHANGING.includes(index));
  const results: number[] = [];
  try {
    // A frame that was requested before would otherwise be pending, and the first turns would draw nothing.
    await nextFrame();
    for (let turn = 0; turn < times; turn += 1) {
      drawn(canvases);
      const startedAt = performance.now();
      act(turn);
      const asked = frames;
      frames = [];
      for (const callback of asked) callback(performance.now());
      drawn(canvases);
      results.push(performance.now() - startedAt);
      if (turn % 5 === 4) await nextFrame();
    }
  } finally {
    window.requestAnimationFrame = askForFrame;
    // Callbacks that were requested since then run in the browser's next frame.
    for (const callback of frames) askForFrame(callback);
  }
  return results;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The milliseconds of the product and of the limit, and the ratio of the two. */
export interface InTurns {
  readonly oursMs: number;
  readonly limitMs: number;
  readonly ratio: number;
}

/** Runs something a few times; returns the milliseconds of each run. */
export type Timed = (round: number) => Promise<readonly number[]>;

/** Measures the product and the limit in turns; returns the medians of both and of the rounds' ratios. */
export async function inTurns(rounds: number, ours: Timed, limit: Timed): Promise<InTurns> {
  const results: { readonly ours: number; readonly limit: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push({ ours: median(await ours(round)), limit: median(await limit(round)) });
  return {
    oursMs: median(results.map((each) => each.ours)),
    limitMs: median(results.map((each) => each.limit)),
    ratio: median(results.map((each) => each.ours / each.limit)),
  };
}
