import { setOpacity } from '../actions/layers.ts';
import { drive, type Driver } from '../testing/driver.ts';
import { at, documentOf, filterOf, groupOf, ids, imageOf, redactOf, shapeOf } from '../testing/layers.ts';
import { redactionsOf, type SceneNode, sceneNodes, sceneOf } from './scene.ts';

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

const scene = ({ editor }: Driver) => sceneOf(editor.state, editor.measure);
const namesOf = (nodes: readonly SceneNode[]) => nodes.map(({ layer }) => layer.id);

describe('the nodes', () => {
  it('are the visible layers as a tree', () => {
    const { nodes } = scene(page());
    expect(namesOf(nodes)).toEqual(['photo', 'a', 'g', 'top']);
    expect(namesOf(nodes[2]?.children ?? [])).toEqual(['g1']);
  });

  it('stay the same objects when nothing changed, even while something is dragged', () => {
    const driver = page();
    const before = scene(driver).nodes;
    driver.pointerDown(150, 150).pointerMove(190, 160);
    const during = scene(driver).nodes;
    expect(during.map((node, index) => node === before[index])).toEqual([true, false, true, true]);
  });

  it('are new objects for a group when something in it changed', () => {
    const driver = page();
    const before = scene(driver).nodes;
    driver.editor.run(setOpacity(ids('g1'), 0.5));
    expect(scene(driver).nodes.map((node, index) => node === before[index])).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('are computed once for each document', () => {
    const { document } = page().editor.state;
    expect(sceneNodes(document)).toBe(sceneNodes(document));
  });
});

describe('the runs', () => {
  it('divide the layers at the selection', () => {
    const { runs } = scene(page().select('a'));
    expect([runs.below, runs.active, runs.above].map(namesOf)).toEqual([['photo'], ['a'], ['g', 'top']]);
    expect(runs.aboveIsFlat).toBe(true);
  });

  it('extend from the lowest to the highest selected layer, also in groups', () => {
    const { runs } = scene(page().select('a', 'g1'));
    expect(namesOf(runs.active)).toEqual(['a', 'g']);
  });

  it('have everything in `below` when nothing is selected', () => {
    const { runs } = scene(page());
    expect([runs.below.length, runs.active.length, runs.above.length]).toEqual([4, 0, 0]);
  });

  it('treat the layer that is being painted on as active', () => {
    const driver = page().take('brush').drag([10, 10], [60, 60]).pointerDown(20, 20).select('a');
    const { runs, stroke } = scene(driver);
    expect(namesOf(runs.active)).toEqual(['n1']);
    expect(stroke).toMatchObject({ layerId: 'n1', purpose: 'paint' });
  });

  it.each([shapeOf({ id: 'x', blend: 'multiply' }), filterOf({ id: 'x' }), redactOf({ id: 'x' })])(
    'say when layers above read the pixels below them ($type)',
    (reader) => {
      expect(scene(drive(documentOf(shapeOf({ id: 'a' }), reader)).select('a')).runs.aboveIsFlat).toBe(false);
    },
  );
});

describe('the overlay', () => {
  it('frames the selected layers, with handles, on the stage', () => {
    const driver = page().select('a');
    driver.editor.look({ scale: 2, x: 10, y: 0 });
    const { selection } = scene(driver).overlay;
    expect(selection?.corners[0]).toEqual({ x: 210, y: 200 });
    expect(selection?.handles.map(({ name }) => name)).toEqual([
      'nw',
      'n',
      'ne',
      'e',
      'se',
      's',
      'sw',
      'w',
      'rotate',
    ]);
  });

  it('has a frame without handles for a locked layer and during a gesture', () => {
    expect(scene(page().select('photo')).overlay.selection?.handles).toEqual([]);
    const driver = page().pointerDown(150, 150).pointerMove(190, 160);
    expect(scene(driver).overlay.selection).toMatchObject({ handles: [], corners: { length: 4 } });
  });

  it('has no frame while a brush is used, since it would hide what was painted', () => {
    const driver = page().take('brush').drag([100, 100], [300, 100]).expectSelected('n1');
    expect(scene(driver).overlay.selection).toBeNull();
    expect(scene(driver.take('select')).overlay.selection).not.toBeNull();
  });

  it('has the marquee, the crop frame, and the edited text', () => {
    expect(scene(page().pointerDown(5, 5).pointerMove(50, 60)).overlay.marquee).toEqual({
      x: 5,
      y: 5,
      width: 45,
      height: 55,
    });
    expect(scene(page().take('crop')).overlay.crop).toMatchObject({ handles: { length: 8 } });
    expect(scene(page().take('text').click(700, 500)).overlay.typing).toBe('n1');
  });
});

it('lists the visible redactions for the export', () => {
  const document = documentOf(
    redactOf({ id: 'seen' }),
    redactOf({ id: 'hidden', visible: false }),
    imageOf(),
  );
  expect(redactionsOf(document).map(({ id }) => id)).toEqual(['seen']);
});
