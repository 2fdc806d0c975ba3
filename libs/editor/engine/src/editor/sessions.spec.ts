import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { alignLayers } from '../actions/arrange.ts';
import { flipCanvas, resizeCanvas, resizeImage, rotateCanvas, setBackground } from '../actions/canvas.ts';
import { changeText } from '../actions/content.ts';
import { setBlend, setLocked, setOpacity, setVisible } from '../actions/layers.ts';
import { flipLayers } from '../actions/place.ts';
import { invertMask } from '../actions/strokes.ts';
import { FONTS } from '../defaults/constants.ts';
import { parseDocument } from '../document/parse.ts';
import { serializeDocument } from '../document/serialize.ts';
import { canRedo, canUndo } from '../history/history.ts';
import { drive, type Driver } from '../testing/driver.ts';
import { SAMPLE } from '../testing/sample.ts';
import { TOOLS } from '../tools/registry.ts';

/** One thing a person does. */
type Deed = (driver: Driver) => void;

const place = fc.tuple(fc.integer({ min: -100, max: 900 }), fc.integer({ min: -100, max: 700 }));
const held = fc.record({
  shift: fc.boolean(),
  alt: fc.boolean(),
  mod: fc.boolean(),
  coarse: fc.boolean(),
  pressure: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  clicks: fc.constantFrom(1, 1, 2),
});

const dragged: fc.Arbitrary<Deed> = fc.tuple(place, place, held).map(
  ([from, to, input]) =>
    (driver) =>
      driver.drag(from, to, input),
);

/** Pressed and moved, and perhaps never released. */
const begun: fc.Arbitrary<Deed> = fc.tuple(place, place).map(
  ([[x, y], [toX, toY]]) =>
    (driver) =>
      driver.pointerDown(x, y).pointerMove(toX, toY),
);

const taken: fc.Arbitrary<Deed> = fc
  .constantFrom(...TOOLS.map(({ id }) => id))
  .map((id) => (driver) => driver.take(id));

/** A tool taken up and used once, and what is typed when it asks for text. */
const used: fc.Arbitrary<Deed> = fc
  .tuple(fc.constantFrom(...TOOLS.map(({ id }) => id)), place, place, fc.string({ maxLength: 8 }))
  .map(
    ([id, from, to, text]) =>
      (driver) =>
        driver.take(id).drag(from, to).type(text),
  );

const selected: fc.Arbitrary<Deed> = fc
  .subarray(
    SAMPLE.layers.map(({ id }) => id),
    { minLength: 1, maxLength: 2 },
  )
  .map((chosen) => (driver) => driver.select(...chosen));

const KEYS = ['Escape', 'Enter', 'Delete', 'ArrowLeft', 'ArrowDown', 'Tab', '[', ']', '0', ' ', 'v', 'u'];
const MOD_KEYS = ['z', 'y', 'j', 'g', ']', '[', 'a', 'd', '1', 'Enter'];

const pressed: fc.Arbitrary<Deed> = fc.oneof(
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

const typed: fc.Arbitrary<Deed> = fc.string({ maxLength: 20 }).map((text) => (driver) => driver.type(text));

const configured: fc.Arbitrary<Deed> = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.boolean())
  .map(([size, erasing]) => ({ editor }) => {
    const { brush } = editor.state.settings;
    editor.configure({ brush: { ...brush, size }, mask: { target: 'layer', size, erasing } });
  });

const cropped: fc.Arbitrary<Deed> = fc
  .record({ rotation: fc.integer({ min: -200, max: 200 }), scale: fc.integer({ min: 0, max: 600 }) })
  .map((options) => ({ editor }) => {
    editor.send({ type: 'crop', ...options });
  });

/** What panels do to the selection and to the canvas. */
const acted: fc.Arbitrary<Deed> = fc.integer({ min: 0, max: 13 }).map((which) => ({ editor }) => {
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

const worked = (deeds: readonly Deed[]): Driver => {
  const driver = drive(SAMPLE);
  for (const deed of deeds) deed(driver);
  driver.take('select').key('Escape');
  return driver;
};

/** As strict as `toStrictEqual`, which only has to explain a difference: it is far slower. */
const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
};

const undoAll = ({ editor }: Driver): void => {
  while (canUndo(editor.state.history)) editor.undo();
};

const redoAll = ({ editor }: Driver): void => {
  while (canRedo(editor.state.history)) editor.redo();
};

/** Three seconds of work; other tests may leave it little of the processor. */
const TIMEOUT_MS = 120_000;

it(
  '1,000 random sessions: undone to the start is the first document, redone to the end the last, and JSON keeps it',
  () => {
    let steps = 0;
    fc.assert(
      fc.property(session, (deeds) => {
        const driver = worked(deeds);
        redoAll(driver);
        const last = driver.editor.state.document;
        steps += driver.steps().length - 1;
        undoAll(driver);
        expectSame(driver.editor.state.document, SAMPLE);
        redoAll(driver);
        expectSame(driver.editor.state.document, last);
        expectSame(parseDocument(serializeDocument(last)), { status: 'ok', document: last });
      }),
      { numRuns: 1000 },
    );
    // The sessions do change documents: without this a broken tool would pass by doing nothing.
    expect(steps).toBeGreaterThan(2000);
  },
  TIMEOUT_MS,
);
