import { setOpacity } from '../actions/layers.ts';
import { drive, type Driver } from '../testing/driver.ts';
import { at, documentOf, filterOf, groupOf, ids, imageOf, redactOf, shapeOf } from '../testing/layers.ts';
import type { LayerNode } from '../document/layer-tree.ts';
import { shownDocument } from '../tools/machine.ts';
import { overlayOf } from './overlay.ts';
import { redactionsOf, sceneNodes } from './scene.ts';

const page = () =>
  drive(
    documentOf(
      imageOf({ id: 'photo', locked: true }),
      shapeOf({ id: 'a', transform: at(100, 100) }),
      groupOf({ id: 'g' }),
      shapeOf({ id: 'g1', parentId: 'g', transform: at(500, 300) }),
      shapeOf({ id: 'hidden', visible: false }),
      shapeOf({ id: 'top', transform: at(300, 400) }),
    ),
  );

const nodesOf = ({ editor }: Driver) => sceneNodes(shownDocument(editor.state.document, editor.state.draft));
const overlay = ({ editor }: Driver) => overlayOf(editor.state, editor.measure);
const namesOf = (nodes: readonly LayerNode[]) => nodes.map(({ layer }) => layer.id);

describe('the nodes of a scene', () => {
  it('form a tree of the visible layers', () => {
    const nodes = nodesOf(page());
    expect(namesOf(nodes)).toEqual(['photo', 'a', 'g', 'top']);
    expect(namesOf(nodes[2]?.children ?? [])).toEqual(['g1']);
  });

  it('leave out the filters that affect only a hidden layer, which would affect the layer below it instead', () => {
    const own = (id: string) => filterOf({ id, scope: 'layer' });
    const document = documentOf(
      imageOf({ id: 'photo' }),
      own('photo-filter'),
      shapeOf({ id: 'hidden', visible: false }),
      own('hidden-filter'),
      own('second-hidden-filter'),
      filterOf({ id: 'filter' }),
    );
    expect(namesOf(sceneNodes(document))).toEqual(['photo', 'photo-filter', 'filter']);
  });

  it('stay the same objects when their layers do not change, even while another layer is dragged', () => {
    const driver = page();
    const before = nodesOf(driver);
    driver.pointerDown(150, 150).pointerMove(190, 160);
    const during = nodesOf(driver);
    expect(during.map((node, index) => node === before[index])).toEqual([true, false, true, true]);
  });

  it('are new objects for a group when something in the group changed', () => {
    const driver = page();
    const before = nodesOf(driver);
    driver.editor.run(setOpacity(ids('g1'), 0.5));
    const after = nodesOf(driver);
    expect(after.map((node, index) => node === before[index])).toEqual([true, true, false, true]);
  });

  it('are computed once for each document', () => {
    const { document } = page().editor.state;
    expect(sceneNodes(document)).toBe(sceneNodes(document));
  });
});

describe('the overlay of a scene', () => {
  it('has only the corners of a small layer as handles for fingers, so that the layer stays visible', () => {
    const { editor } = page().select('a');
    const handles = (coarse: boolean) =>
      overlayOf(editor.state, editor.measure, coarse)
        .selection?.handles.map(({ name }) => name)
        .join(' ');
    expect(handles(true)).toBe('nw n ne e se s sw w rotate');
    editor.look({ scale: 0.5, x: 0, y: 0 });
    expect(handles(true)).toBe('nw ne se sw rotate');
    expect(handles(false)).toBe('nw n ne e se s sw w rotate');
  });

  it('frames the selected layers, with handles, in stage coordinates', () => {
    const driver = page().select('a');
    driver.editor.look({ scale: 2, x: 10, y: 0 });
    const { selection } = overlay(driver);
    expect(selection?.corners[0]).toEqual({ x: 210, y: 200 });
    expect(selection?.handles.map(({ name }) => name).join(' ')).toBe('nw n ne e se s sw w rotate');
  });

  it('has handles between the corners only on sides with room for them', () => {
    const flat = drive(documentOf(shapeOf({ id: 's', width: 100, height: 12 }))).select('s');
    expect(
      overlay(flat)
        .selection?.handles.map(({ name }) => name)
        .join(' '),
    ).toBe('nw n ne se s sw rotate');
  });

  it('has a frame without handles for a locked layer and during a gesture', () => {
    expect(overlay(page().select('photo')).selection?.handles).toEqual([]);
    const driver = page().pointerDown(150, 150).pointerMove(190, 160);
    expect(overlay(driver).selection).toMatchObject({ handles: [], corners: { length: 4 } });
  });

  it('has no frame while a brush is used, because the frame would hide a thin stroke', () => {
    const driver = page().take('brush').drag([100, 100], [300, 100]).expectSelected('n1');
    expect(overlay(driver).selection).toBeNull();
    expect(overlay(driver.take('select')).selection).not.toBeNull();
  });

  it('contains the marquee and the crop frame', () => {
    expect(overlay(page().pointerDown(5, 5).pointerMove(50, 60)).marquee).toEqual({
      x: 5,
      y: 5,
      width: 45,
      height: 55,
    });
    expect(overlay(page().take('crop')).crop).toMatchObject({ handles: { length: 8 } });
  });
});

it('a scene lists the visible redactions for the export', () => {
  const document = documentOf(
    redactOf({ id: 'seen' }),
    redactOf({ id: 'hidden', visible: false }),
    imageOf(),
  );
  expect(redactionsOf(document).map(({ id }) => id)).toEqual(['seen']);
});
