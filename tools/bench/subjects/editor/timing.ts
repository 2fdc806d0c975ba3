// Work of a page measured without waiting for its frames.
const askForFrame = window.requestAnimationFrame.bind(window);

/** The next frame of the browser's own. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    askForFrame(() => {
      done();
    });
  });

/** Canvases draw when they are read or shown: reading a pixel makes them do it now. */
export const drawn = (canvases: readonly HTMLCanvasElement[]): void => {
  for (const canvas of canvases) canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
};

/** The stage's canvases from the bottom to the top. */
export const stageCanvases = (): readonly HTMLCanvasElement[] => [
  ...document.querySelectorAll<HTMLCanvasElement>('#root canvas'),
];

/** Those that show what changes and the frames over it; the others keep what they show. */
const CHANGING = [1, 3];

/**
 * Runs `act` many times, with the frame that it asks for run at once and its canvases drawn; answers the milliseconds
 * that each took.
 */
export async function framesOf(act: (turn: number) => void, times: number): Promise<readonly number[]> {
  let frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  const canvases = stageCanvases().filter((_, index) => CHANGING.includes(index));
  const results: number[] = [];
  try {
    // A frame that was asked for before would otherwise be waited for, and the first steps would draw nothing.
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
    // What was asked for since then gets the browser's next frame.
    for (const callback of frames) askForFrame(callback);
  }
  return results;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Milliseconds of both, and how much longer ours takes. */
export interface InTurns {
  readonly oursMs: number;
  readonly limitMs: number;
  readonly ratio: number;
}

/** Runs something a few times; the milliseconds of each. */
export type Timed = (round: number) => Promise<readonly number[]>;

/** Ours and the limit in turns: the medians of both, and of the ratio in each round. */
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
