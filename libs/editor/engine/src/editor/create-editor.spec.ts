import { addLayer, duplicateLayers, setLocked, setOpacity } from '../actions/layers.ts';
import { flipCanvas, replaceDocument } from '../actions/canvas.ts';
import { newDocument } from '../document/document.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, ids, imageOf, shapeOf } from '../testing/layers.ts';
import { createEditor } from './create-editor.ts';
import { pressKey } from './keyboard.ts';
import { SHORTCUTS } from './shortcuts.ts';

const page = () => drive(documentOf(imageOf({ id: 'image' }), shapeOf({ id: 'shape' })));

describe('the history', () => {
  it('starts with the opened document and names its steps', () => {
    const driver = page();
    expect(driver.editor.state.history).toEqual({ entries: [{ name: 'open', command: null }], index: 0 });
    driver.editor.run(setOpacity(ids('image'), 0.5));
    expect(driver.steps()).toEqual(['open', 'opacity']);
  });

  it('drops the steps that could be redone when a new step is added', () => {
    const driver = page()
      .select('shape')
      .key('ArrowLeft')
      .key('ArrowLeft')
      .key('z', { mod: true })
      .key('Delete');
    expect(driver.steps()).toEqual(['open', 'move-layers', 'remove-layers']);
    driver.editor.redo();
    expect(driver.editor.state.history.index).toBe(2);
  });

  it('is empty with index −1 after Clear, and later steps can be undone', () => {
    const { editor } = page();
    editor.run(setOpacity(ids('image'), 0.5));
    editor.clearHistory();
    expect(editor.state.history).toEqual({ entries: [], index: -1 });
    editor.undo();
    editor.redo();
    expect(editor.state.document.layers[0]?.opacity).toBe(0.5);
    editor.run(setOpacity(ids('image'), 0.2));
    editor.undo();
    expect(editor.state.document.layers[0]?.opacity).toBe(0.5);
    expect(editor.state.history.index).toBe(0);
  });

  it('gets no step when an action changes nothing', () => {
    const { editor } = page();
    expect(editor.run(setOpacity(ids('image'), 1))).toBe(false);
    expect(editor.state.history.entries).toHaveLength(1);
  });

  it('has one step for a series of actions, as long as nothing comes between them', () => {
    const { editor, steps } = page();
    const series = {};
    const press = (opacity: number) =>
      editor.joining(series, () => void editor.run(setOpacity(ids('image'), opacity)));
    press(0.9);
    press(0.8);
    press(0.7);
    expect(steps()).toEqual(['open', 'opacity']);
    editor.undo();
    expect(editor.state.document.layers[0]?.opacity).toBe(1);
    editor.redo();
    expect(editor.state.document.layers[0]?.opacity).toBe(0.7);
    editor.run(setOpacity(ids('image'), 0.6));
    press(0.5);
    press(0.4);
    expect(steps()).toEqual(['open', 'opacity', 'opacity', 'opacity']);
    editor.undo();
    expect(editor.state.document.layers[0]?.opacity).toBe(0.6);
  });

  it('has one step for each series, and none for one that ends where it began', () => {
    const { editor, steps } = page();
    const press = (series: object, opacity: number) =>
      editor.joining(series, () => void editor.run(setOpacity(ids('image'), opacity)));
    press({}, 0.9);
    press({}, 0.8);
    expect(steps()).toEqual(['open', 'opacity', 'opacity']);
    const series = {};
    press(series, 0.7);
    press(series, 0.8);
    expect(editor.state.history.index).toBe(2);
    press(series, 0.7);
    editor.undo();
    expect(editor.state.document.layers[0]?.opacity).toBe(0.8);
  });

  it('keeps the selection of each action of a series', () => {
    const { editor } = page();
    const series = {};
    editor.select(['image']);
    for (let time = 0; time < 3; time++)
      editor.joining(series, () => void editor.run(duplicateLayers(editor.state.selection, editor.newId)));
    expect(editor.state.selection.size).toBe(1);
    expect(editor.state.history.entries).toHaveLength(2);
  });

  it('is restored together with the document of an earlier session', () => {
    const before = page();
    before.editor.run(setOpacity(ids('image'), 0.5));
    const { document, history } = before.editor.state;
    const kept = JSON.parse(JSON.stringify(history)) as typeof history;
    const editor = createEditor({ document, history: kept, newId: () => 'x' });
    editor.undo();
    expect(editor.state.document.layers[0]?.opacity).toBe(1);
  });

  it('undo during a drag drops the drag and leaves the step before as it is', () => {
    const driver = page();
    driver.editor.take('rectangle');
    driver.drag([10, 10], [40, 40]);
    const { document } = driver.editor.state;
    driver.editor.pointerDown({ x: 50, y: 50 });
    driver.editor.pointerMove({ x: 90, y: 90 });
    driver.editor.undo();
    driver.editor.pointerUp({ x: 90, y: 90 });
    expect(driver.editor.state.document).toBe(document);
    driver.editor.undo();
    expect(driver.editor.state.document).not.toBe(document);
  });
});

describe('a slider', () => {
  it('shows its effect as a draft, which becomes one command on release', () => {
    const driver = page();
    for (const opacity of [0.9, 0.7, 0.4]) driver.editor.preview(setOpacity(ids('image'), opacity));
    expect(driver.shown('image').opacity).toBe(0.4);
    expect(driver.layer('image').opacity).toBe(1);
    driver.editor.run(setOpacity(ids('image'), 0.4));
    expect(driver.editor.state.draft).toBeNull();
    expect(driver.steps()).toEqual(['open', 'opacity']);
  });

  it('adds no step to the history when it returns to its start', () => {
    const driver = page();
    driver.editor.preview(setOpacity(ids('image'), 0.4));
    driver.editor.run(setOpacity(ids('image'), 1));
    expect(driver.editor.state.draft).toBeNull();
    driver.editor.preview(setOpacity(ids('image'), 0.4));
    driver.editor.cancel();
    expect(driver.shown('image').opacity).toBe(1);
    expect(driver.steps()).toEqual(['open']);
  });
});

describe('settling, before the document is saved,', () => {
  it('applies the text that is being typed, and typing goes on', () => {
    const driver = page().take('text').click(10, 10).type('Sea');
    driver.editor.settle();
    expect(driver.steps()).toEqual(['open', 'add-text']);
    expect(driver.layer('n1')).toMatchObject({ content: 'Sea', name: 'Sea' });
    driver.key('Backspace').type('See').key('Enter', { mod: true }).expectState('text.idle');
    expect(driver.layer('n1')).toMatchObject({ content: 'See', name: 'See' });
    expect(driver.steps()).toEqual(['open', 'add-text', 'edit-text']);
  });

  it('keeps the caret in a new text in which nothing was typed yet', () => {
    const driver = page().take('text').click(10, 10);
    driver.editor.settle();
    expect(driver.steps()).toEqual(['open']);
    driver.type('Sea').key('Enter', { mod: true });
    expect(driver.layer('n1')).toMatchObject({ content: 'Sea' });
  });

  it('crops to a frame that was changed, and to no other', () => {
    const driver = page().take('crop');
    driver.editor.settle();
    driver.expectState('crop.framing');
    driver.drag([10, 10], [60, 50]);
    driver.editor.settle();
    expect(driver.editor.state.document).toMatchObject({ width: 50, height: 40 });
    expect(driver.steps()).toEqual(['open', 'crop']);
  });

  it('applies the previews that are registered', () => {
    const { editor, layer } = page();
    const stop = editor.whenSettling(() => editor.run(setOpacity(ids('image'), 0.4)));
    editor.settle();
    expect(layer('image').opacity).toBe(0.4);
    stop();
    editor.undo();
    editor.settle();
    expect(layer('image').opacity).toBe(1);
  });
});

describe('the selection', () => {
  it('drops layers that are removed, and ignores ids that do not exist', () => {
    const driver = page();
    driver.editor.run(addLayer(shapeOf({ id: 'new' })));
    driver.select('new', 'image', 'nobody').expectSelected('new', 'image');
    driver.editor.undo();
    driver.expectSelected('image');
  });

  it('has the layers that undo and redo bring back', () => {
    const driver = page().select('shape').key('Delete').expectSelected();
    driver.editor.undo();
    driver.expectSelected('shape');
    driver.editor.run(addLayer(shapeOf({ id: 'new' })));
    driver.editor.undo();
    driver.select().editor.redo();
    driver.expectSelected('new');
  });

  it('is empty after a step to another document', () => {
    const { editor, expectSelected } = page();
    editor.run(replaceDocument(documentOf(shapeOf({ id: 'other' }))));
    editor.undo();
    expectSelected();
  });

  it('may contain locked layers, and a notice says why these do not move', () => {
    const driver = page();
    driver.editor.run(setLocked(ids('shape'), true));
    driver.select('shape').key('ArrowLeft');
    expect(driver.editor.state.notice).toEqual({ kind: 'locked' });
  });
});

describe('a subscriber of the editor', () => {
  it('is called once for every change, and not after unsubscribing', () => {
    const { editor } = page();
    let heard = 0;
    const leave = editor.subscribe(() => {
      heard += 1;
    });
    editor.run(flipCanvas('horizontal'));
    editor.select(['shape']);
    editor.select(['shape']);
    expect(heard).toBe(2);
    leave();
    editor.undo();
    expect(heard).toBe(2);
  });

  it('receives the same object for each layer that has not changed', () => {
    const driver = page();
    const image = driver.layer('image');
    driver.select('shape').key('ArrowLeft');
    driver.editor.undo();
    expect(driver.layer('image')).toBe(image);
  });
});

it('an editor works without functions that measure text or pick colors', () => {
  const editor = createEditor({ document: newDocument(), newId: () => 'x' });
  editor.resize({ width: 864, height: 664 });
  expect(editor.state.viewport).toEqual({ scale: 1, x: 32, y: 32 });
});

it('each shortcut is listed with its keys and its effect', () => {
  for (const { keys, label } of SHORTCUTS) expect(`${keys} ${label}`).toMatch(/\S+ [A-Z].{3,}/);
});

it('Tab leaves the canvas after the last layer, and Shift+Tab before the first', () => {
  const { editor } = page();
  const tab = (shift = false) => pressKey(editor, { key: 'Tab', shift, alt: false, mod: false });
  expect([tab(), tab(), tab()]).toEqual([true, true, false]);
  expect([tab(true), tab(true)]).toEqual([true, false]);
  expect([...editor.state.selection]).toEqual(['image']);
});
