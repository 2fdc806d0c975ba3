import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { alignLayers } from '../actions/arrange.ts';
import { flipCanvas, resizeCanvas, resizeImage, rotateCanvas, setBackground } from '../actions/canvas.ts';
import { changeText } from '../actions/content.ts';
import { flipLayers, setBlend, setLocked, setOpacity, setVisible } from '../actions/layers.ts';
import { invertMask } from '../actions/masks.ts';
import { FONTS } from '../defaults/constants.ts';
import { parseDocument } from '../document/parse.ts';
import { serializeDocument } from '../document/document.ts';
import { canRedo, canUndo } from '../history/history.ts';
import { drive, type Driver } from '../testing/driver.ts';
import { SAMPLE } from '../testing/layers.ts';
import { TOOLS } from '../tools/registry.ts';

/** An action of a person. */
type UserAction = (driver: Driver) => void;

const place = fc.tuple(fc.integer({ min: -100, max: 900 }), fc.integer({ min: -100, max: 700 }));
const held = fc.record({
  shift: fc.boolean(),
  alt: fc.boolean(),
  mod: fc.boolean(),
  coarse: fc.boolean(),
  pressure: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  clicks: fc.constantFrom(1, 1, 2),
});

const dragged: fc.Arbitrary<UserAction> = fc.tuple(place, place, held).map(
  ([from, to, input]) =>
    (driver) =>
      driver.drag(from, to, input),
);

/** A press and a move, perhaps without a release. */
const begun: fc.Arbitrary<UserAction> = fc.tuple(place, place).map(
  ([[x, y], [toX, toY]]) =>
    (driver) =>
      driver.pointerDown(x, y).pointerMove(toX, toY),
);

const taken: fc.Arbitrary<UserAction> = fc
  .constantFrom(...TOOLS.map(({ id }) => id))
  .map((id) => (driver) => driver.take(id));

/** Selects a tool and uses it once, then types if it asks for text. */
const used: fc.Arbitrary<UserAction> = fc
  .tuple(fc.constantFrom(...TOOLS.map(({ id }) => id)), place, place, fc.string({ maxLength: 8 }))
  .map(
    ([id, from, to, text]) =>
      (driver) =>
        driver.take(id).drag(from, to).type(text),
  );

const selected: fc.Arbitrary<UserAction> = fc
  .subarray(
    SAMPLE.layers.map(({ id }) => id),
    { minLength: 1, maxLength: 2 },
  )
  .map((chosen) => (driver) => driver.select(...chosen));

const KEYS = ['Escape', 'Enter', 'Delete', 'ArrowLeft', 'ArrowDown', 'Tab', '[', ']', '0', ' ', 'v', 'u'];
const MOD_KEYS = ['z', 'y', 'j', 'g', ']', '[', 'a', 'd', '1', 'Enter'];

const pressed: fc.Arbitrary<UserAction> = fc.oneof(
  fc.tuple(fc.constantFrom(...KEYS), fc.boolean(), fc.boolean()).map(
    ([key, shift, alt]) =>
      (driver: Driver) =>
        driver.key(key, { shift, alt }).keyUp(key),
  ),
  fc.tuple(fc.constantFrom(...MOD_KEYS), fc.boolean()).map(
    ([key, shift]) =>
      (driver: Driver) =>
        driver.key(key, { shift, mod: true }),
  ),
);

const typed: fc.Arbitrary<UserAction> = fc
  .string({ maxLength: 20 })
  .map((text) => (driver) => driver.type(text));

const configured: fc.Arbitrary<UserAction> = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.boolean())
  .map(([size, erasing]) => ({ editor }) => {
    const { brush } = editor.state.settings;
    editor.configure({
      brush: { ...brush, size },
      mask: { target: 'layer', size, opacity: 1, hardness: size / 100, erasing, moving: false },
    });
  });

const cropped: fc.Arbitrary<UserAction> = fc
  .record({ rotation: fc.integer({ min: -200, max: 200 }), scale: fc.integer({ min: 0, max: 600 }) })
  .map(
    (options) =>
      ({ editor }) =>
        editor.send({ type: 'crop', ...options }),
  );

/** An action of a panel on the selection or on the canvas. */
const acted: fc.Arbitrary<UserAction> = fc.integer({ min: 0, max: 13 }).map((which) => ({ editor }) => {
  const { selection } = editor.state;
  const [id = 'image'] = selection;
  const actions = [
    setOpacity(selection, which / 10),
    setBlend(selection, 'multiply'),
    setVisible(selection, false),
    setLocked(selection, true),
    setLocked(new Set(editor.state.document.layers.map((layer) => layer.id)), false),
    flipLayers(selection, 'vertical', { x: 100, y: 100 }),
    alignLayers(selection, 'middle', editor.measure),
    changeText(id, { font: FONTS[which % FONTS.length] ?? 'Arial', size: which * 10 }),
    rotateCanvas('clockwise'),
    flipCanvas('horizontal'),
    resizeCanvas({ width: 300 + which, height: 500 }),
    resizeImage({ width: 700, height: 480 + which }),
    setBackground('#ffffff'),
    invertMask(id),
  ];
  const action = actions[which];
  if (action !== undefined) editor.run(action);
});

const session = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: used },
    { weight: 3, arbitrary: dragged },
    { weight: 1, arbitrary: begun },
    { weight: 1, arbitrary: taken },
    { weight: 4, arbitrary: selected },
    { weight: 3, arbitrary: pressed },
    { weight: 1, arbitrary: typed },
    { weight: 1, arbitrary: configured },
    { weight: 1, arbitrary: cropped },
    { weight: 4, arbitrary: acted },
  ),
  { minLength: 4, maxLength: 16, size: 'max' },
);

const worked = (actions: readonly UserAction[]): Driver => {
  const driver = drive(SAMPLE);
  for (const action of actions) action(driver);
  driver.take('select').key('Escape');
  return driver;
};

/** Compares as strictly as `toStrictEqual`, which is far slower because it can explain differences. */
const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
};

const undoAll = ({ editor }: Driver): void => {
  while (canUndo(editor.state.history)) editor.undo();
};

const redoAll = ({ editor }: Driver): void => {
  while (canRedo(editor.state.history)) editor.redo();
};

/** The test takes three seconds on an idle machine. */
const TIMEOUT_MS = 120_000;

it(
  'in 1,000 generated sessions undo leads to the first document, redo to the last, and both survive JSON',
  () => {
    let steps = 0;
    fc.assert(
      fc.property(session, (actions) => {
        const driver = worked(actions);
        redoAll(driver);
        const last = driver.editor.state.document;
        steps += driver.steps().length - 1;
        undoAll(driver);
        expectSame(driver.editor.state.document, SAMPLE);
        redoAll(driver);
        expectSame(driver.editor.state.document, last);
        expectSame(parseDocument(serializeDocument(last)), { status: 'ok', document: last });
      }),
      { numRuns: 1000, seed: 1 },
    );
    // Makes sure that the sessions change documents, so that a broken tool cannot pass by doing nothing.
    expect(steps).toBeGreaterThan(2000);
  },
  TIMEOUT_MS,
);
