import { aligned, extentOf } from './extent.ts';

const wide = { width: 4000, height: 1000 };
const tall = { width: 500, height: 1000 };

it('a common frame makes each picture as large as possible', () => {
  expect(extentOf([wide, tall])).toEqual({ widest: 4, narrowest: 0.5, most: { width: 4000, height: 1000 } });
  expect(extentOf([tall])).toEqual({ widest: 0.5, narrowest: 0.5, most: tall });
});

it('pictures of the same shape are aligned exactly, even if their resolutions differ', () => {
  const photo = { width: 6000, height: 4000 };
  const edit = { width: 1024, height: 683 };
  expect(aligned(photo, edit)).toEqual([photo, photo]);
  expect(aligned(edit, photo)).toEqual([photo, photo]);
});

it('pictures of different shapes keep their shapes', () => {
  expect(aligned(wide, tall)).toEqual([wide, tall]);
});
