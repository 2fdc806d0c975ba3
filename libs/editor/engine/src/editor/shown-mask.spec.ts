import { OPEN_MASK, setMask } from '../actions/masks.ts';
import { type Driver, drive } from '../testing/driver.ts';
import { documentOf, groupOf, shapeOf } from '../testing/layers.ts';

/** The mask of the layer `a` shown alone, with its brush. */
const shown = (): Driver => {
  const driver = drive(
    documentOf(
      shapeOf({ id: 'a', mask: OPEN_MASK }),
      shapeOf({ id: 'b' }),
      groupOf({ id: 'g', mask: OPEN_MASK }),
    ),
  );
  const { editor } = driver.take('mask-brush').select('a');
  editor.configure({ mask: { ...editor.state.settings.mask, target: 'layer' } });
  editor.showMask('a');
  return driver;
};

const shownMask = ({ editor }: Driver): string | null => editor.state.shownMask;

it('a mask is shown alone while it is painted, undone and looked at, and is no step of the history', () => {
  const driver = shown().drag([10, 10], [50, 50]);
  driver.editor.undo();
  driver.take('hand').drag([10, 10], [20, 20]).take('zoom').take('mask-brush').key(' ').keyUp(' ');
  expect(shownMask(driver)).toBe('a');
  expect(driver.steps()).toEqual(['open', 'mask-stroke']);
});

it('the mask of a group is shown alone', () => {
  const driver = shown().select('g');
  driver.editor.showMask('g');
  expect(shownMask(driver)).toBe('g');
});

it.each<readonly [string, (driver: Driver) => unknown]>([
  ['when that is asked for', ({ editor }) => editor.showMask(null)],
  ['when another layer is selected', (driver) => driver.select('b')],
  ['when another layer is selected too', (driver) => driver.select('a', 'b')],
  ['when nothing is selected', (driver) => driver.key('Escape')],
  ['with another tool', (driver) => driver.take('select')],
  [
    'when the brush paints the area of the next AI edit',
    ({ editor }) => editor.configure({ mask: { ...editor.state.settings.mask, target: 'ai' } }),
  ],
  ['when the mask is removed', ({ editor }) => editor.run(setMask('a', null))],
])('the image is shown again instead of a mask %s', (_when, act) => {
  const driver = shown();
  act(driver);
  expect(shownMask(driver)).toBeNull();
});

it('the mask of a layer that is not selected, or has none, is not shown alone', () => {
  const driver = shown();
  driver.editor.showMask('g');
  expect(shownMask(driver)).toBeNull();
  driver.select('b').editor.showMask('b');
  expect(shownMask(driver)).toBeNull();
});
