import { groupLayers } from '../actions/groups.ts';
import { addLayer, duplicateLayers, setLocked, setOpacity } from '../actions/layers.ts';
import { flipCanvas } from '../actions/canvas.ts';
import { LIMITS } from '../defaults/limits.ts';
import { newDocument } from '../document/new-document.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, groupOf, imageOf, shapeOf } from '../testing/layers.ts';
import { ids } from '../testing/sample.ts';
import { createEditor } from './editor.ts';
import { pressKey } from './keyboard.ts';
import { SHORTCUTS } from './shortcuts.ts';

const page = () => drive(documentOf(imageOf({ id: 'image' }), shapeOf({ id: 'shape' })));

describe('the history', () => {
  it('begins with the opened document and names its steps', () => {
    const driver = page();
    expect(driver.editor.state.history).toEqual({ entries: [{ name: 'open', command: null }], index: 0 });
    driver.editor.run(setOpacity(ids('image'), 0.5));
    expect(driver.steps()).toEqual(['open', 'opacity']);
  });

  it('loses what could be redone when something is done', () => {
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

  it('is empty with index −1 after Clear; what is done then can be undone', () => {
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

  it('is not lengthened by what changes nothing', () => {
    const { editor } = page();
    expect(editor.run(setOpacity(ids('image'), 1))).toBe(false);
    expect(editor.state.history.entries).toHaveLength(1);
  });

  it('comes back with the document of an earlier session', () => {
    const before = page();
    before.editor.run(setOpacity(ids('image'), 0.5));
    const kept: unknown = JSON.parse(JSON.stringify(before.editor.state.history));
    const { editor } = page();
    editor.open(before.editor.state.document, kept as typeof before.editor.state.history);
    editor.undo();
    expect(editor.state.document.layers[0]?.opacity).toBe(1);
  });
});

describe('a slider', () => {
  it('shows what it would do as a draft and becomes one command when it is let go', () => {
    const driver = page();
    for (const opacity of [0.9, 0.7, 0.4]) driver.editor.preview(setOpacity(ids('image'), opacity));
    expect(driver.shown('image').opacity).toBe(0.4);
    expect(driver.layer('image').opacity).toBe(1);
    driver.editor.run(setOpacity(ids('image'), 0.4));
    expect(driver.editor.state.draft).toBeNull();
    expect(driver.steps()).toEqual(['open', 'opacity']);
  });

  it('that comes back to where it was leaves nothing', () => {
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

describe('limits', () => {
  it('refuse the 501st layer with a reason and leave the document as it is', () => {
    const many = Array.from({ length: LIMITS.layers }, (_, index) => imageOf({ id: `i${String(index)}` }));
    const { editor } = drive(documentOf(...many));
    const { document } = editor.state;
    expect(editor.run(duplicateLayers(ids('i0'), editor.newId))).toBe(false);
    expect(editor.state.notice).toEqual({ kind: 'too-many-layers' });
    expect(editor.state.document).toBe(document);
    editor.take('rectangle');
    editor.pointerDown({ x: 10, y: 10 });
    editor.pointerUp({ x: 90, y: 90 });
    expect(editor.state.document).toBe(document);
  });

  it('refuse groups that lie too deep', () => {
    const { editor } = page();
    for (let depth = 0; depth < LIMITS.groupDepth + 3; depth += 1) {
      editor.run(
        groupLayers(ids(depth === 0 ? 'shape' : `g${String(depth - 1)}`), { id: `g${String(depth)}` }),
      );
    }
    expect(editor.state.notice).toEqual({ kind: 'too-deep' });
    expect(editor.state.document.layers).toHaveLength(2 + LIMITS.groupDepth);
  });
});

describe('the selection', () => {
  it('loses layers that are undone or gone, and takes none that are not there', () => {
    const driver = page();
    driver.editor.run(addLayer(shapeOf({ id: 'new' })));
    driver.select('new', 'image', 'nobody').expectSelected('new', 'image');
    driver.editor.undo();
    driver.expectSelected('image');
  });

  it('may hold locked layers, which then say why they do not move', () => {
    const driver = page();
    driver.editor.run(setLocked(ids('shape'), true));
    driver.select('shape').key('ArrowLeft');
    expect(driver.editor.state.notice).toEqual({ kind: 'locked' });
  });
});

describe('whoever subscribes', () => {
  it('hears of every change once, and of nothing after leaving', () => {
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

  it('gets the same layer objects where nothing changed', () => {
    const driver = page();
    const image = driver.layer('image');
    driver.select('shape').key('ArrowLeft');
    driver.editor.undo();
    expect(driver.layer('image')).toBe(image);
  });
});

it('opens another document with a history of its own and the tools as they were set', () => {
  const { editor } = page();
  editor.configure({ snapping: false });
  editor.run(flipCanvas('horizontal'));
  const other = documentOf(groupOf());
  editor.open(other);
  expect(editor.state.document).toBe(other);
  expect(editor.state.history.entries).toHaveLength(1);
  expect(editor.state.settings.snapping).toBe(false);
});

it('works without measuring text or picking colors', () => {
  const editor = createEditor({ document: newDocument(), newId: () => 'x' });
  editor.resize({ width: 864, height: 664 });
  expect(editor.state.viewport).toEqual({ scale: 1, x: 32, y: 32 });
});

it('lists each shortcut with its keys and what it does', () => {
  for (const { keys, label } of SHORTCUTS) expect(`${keys} ${label}`).toMatch(/\S+ [A-Z].{3,}/);
});

it('lets Tab leave the canvas after the last layer and before the first', () => {
  const { editor } = page();
  const tab = (shift = false) => pressKey(editor, { key: 'Tab', shift, alt: false, mod: false });
  expect([tab(), tab(), tab()]).toEqual([true, true, false]);
  expect([tab(true), tab(true)]).toEqual([true, false]);
  expect([...editor.state.selection]).toEqual(['image']);
});
