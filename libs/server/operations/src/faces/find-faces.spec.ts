import type { Infer } from '../operation.ts';
import { FACE_PICTURE_SIDE, oneFace } from '../testing/stub-models.ts';
import { findFaces } from './find-faces.ts';

const picture = {
  width: FACE_PICTURE_SIDE,
  height: FACE_PICTURE_SIDE,
  channels: 3 as const,
  data: new Uint8ClampedArray(FACE_PICTURE_SIDE ** 2 * 3),
};
/** A doubtful face, and how often the model has run. */
const doubtfulFace = (): { readonly infer: Infer; readonly runs: () => number } => {
  const eyes = [
    { x: 118, y: 120 },
    { x: 138, y: 120 },
  ] as const;
  const model = oneFace({ x: 128, y: 128 }, 60, eyes, 0.5);
  let count = 0;
  const infer: Infer = (...call) => {
    count++;
    return model(...call);
  };
  return { infer, runs: () => count };
};

it('looks at a doubtful face again only if it is wanted', async () => {
  const [looked, spared] = [doubtfulFace(), doubtfulFace()];
  await findFaces(picture, looked.infer);
  const asked: number[] = [];
  const faces = await findFaces(picture, spared.infer, {
    isWanted: (face) => {
      asked.push((face.left + face.right) / 2);
      return false;
    },
  });
  expect(faces).toEqual([]);
  expect(asked).toEqual([0.5]);
  expect(spared.runs()).toBeLessThan(looked.runs());
});
