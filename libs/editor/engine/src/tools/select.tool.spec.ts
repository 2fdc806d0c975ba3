import { drive } from '../testing/driver.ts';
import { at, documentOf, groupOf, shapeOf, textOf } from '../testing/layers.ts';

/** Two squares of 100 pixels, a locked one, and a group of two small ones. */
const page = () =>
  drive(
    documentOf(
      shapeOf({ id: 'locked', locked: true, transform: at(0, 0), width: 800, height: 600 }),
      shapeOf({ id: 'a', transform: at(100, 100) }),
      shapeOf({ id: 'b', transform: at(400, 300) }),
      groupOf({ id: 'g' }),
      shapeOf({ id: 'g1', parentId: 'g', transform: at(600, 60), width: 40, height: 40 }),
      shapeOf({ id: 'g2', parentId: 'g', transform: at(660, 60), width: 40, height: 40 }),
    ),
  );

const unsnapped = () => {
  const driver = page();
  driver.editor.configure({ snapping: false });
  return driver;
};

describe('selecting with the select tool', () => {
  it('selects the clicked layer, and nothing at an empty or locked place', () => {
    page()
      .click(150, 150)
      .expectSelected('a')
      .click(450, 350)
      .expectSelected('b')
      .click(300, 250)
      .expectSelected()
      .expectState('select.idle');
  });

  it('adds layers to the selection and removes them with Shift', () => {
    page()
      .click(150, 150)
      .click(450, 350, { shift: true })
      .expectSelected('a', 'b')
      .click(150, 150, { shift: true })
      .expectSelected('b');
  });

  it('selects a group with a click, and a layer in it with Ctrl or a double click', () => {
    page().click(620, 80).expectSelected('g');
    page().click(620, 80, { mod: true }).expectSelected('g1');
    page().doubleClick(680, 80).expectSelected('g2');
  });

  it('selects the layers that a marquee touches, and shows the marquee', () => {
    const driver = page().pointerDown(50, 50).pointerMove(150, 160).expectState('select.marquee');
    expect(driver.editor.state.draft).toEqual({
      kind: 'marquee',
      rect: { x: 50, y: 50, width: 100, height: 110 },
    });
    driver.expectSelected('a').pointerMove(450, 400).expectSelected('a', 'b').pointerUp(450, 400);
    expect(driver.editor.state.draft).toBeNull();
    expect(driver.steps()).toEqual(['open']);
  });

  it('keeps the selection when a marquee starts with Shift', () => {
    page().click(150, 150).drag([380, 280], [520, 420], { shift: true }).expectSelected('a', 'b');
  });
});

describe('moving with the select tool', () => {
  it('is one command, however often the pointer moved', () => {
    const driver = unsnapped().drag([150, 150], [177, 133]);
    expect(driver.layer('a')).toMatchObject({ transform: { x: 127, y: 83 } });
    expect(driver.steps()).toEqual(['open', 'move-layers']);
    driver.key('z', { mod: true });
    expect(driver.layer('a')).toMatchObject({ transform: { x: 100, y: 100 } });
  });

  it('begins once the pointer has moved farther than for a click', () => {
    const driver = page().pointerDown(150, 150).pointerMove(152, 151).expectState('select.pointing');
    driver.pointerUp(152, 151);
    expect(driver.steps()).toEqual(['open']);
  });

  it('is undone by Escape, which returns layers to their places', () => {
    const driver = unsnapped().pointerDown(150, 150).pointerMove(200, 200).expectState('select.dragging');
    expect(driver.shown('a')).toMatchObject({ transform: { x: 150, y: 150 } });
    driver.key('Escape').expectState('select.idle');
    expect(driver.shown('a')).toMatchObject({ transform: { x: 100, y: 100 } });
    driver.pointerMove(300, 300).pointerUp(300, 300);
    expect(driver.steps()).toEqual(['open']);
  });

  it('includes whole groups and all selected layers', () => {
    const driver = unsnapped().select('a', 'g').drag([620, 80], [630, 100]);
    expect(driver.layer('a')).toMatchObject({ transform: { x: 110, y: 120 } });
    expect(driver.layer('g2')).toMatchObject({ transform: { x: 670, y: 80 } });
  });

  it('follows one axis with Shift', () => {
    const driver = unsnapped().pointerDown(150, 150).pointerMove(240, 170, { shift: true });
    driver.pointerUp(240, 170, { shift: true });
    expect(driver.layer('a')).toMatchObject({ transform: { x: 190, y: 100 } });
  });

  it('moves a copy with Alt', () => {
    const driver = unsnapped().pointerDown(620, 80).pointerMove(640, 180, { alt: true });
    expect(driver.shown('g1')).toMatchObject({ transform: { x: 600, y: 60 } });
    driver.pointerUp(640, 180, { alt: true }).expectSelected('n1');
    expect(driver.layer('g1')).toMatchObject({ transform: { x: 600, y: 60 } });
    expect(driver.layer('n2')).toMatchObject({ parentId: 'n1', transform: { x: 620, y: 160 } });
    expect(driver.steps()).toEqual(['open', 'duplicate-layers']);
  });

  it('snaps to other layers and the canvas and shows a guide, except with Ctrl', () => {
    const driver = page().pointerDown(150, 150).pointerMove(446, 190);
    expect(driver.shown('a')).toMatchObject({ transform: { x: 400, y: 140 } });
    expect(driver.editor.state.draft).toMatchObject({
      guides: expect.arrayContaining([{ axis: 'x', at: 400, from: 0, to: 600 }]) as unknown,
    });
    driver.pointerMove(446, 190, { mod: true });
    expect(driver.shown('a')).toMatchObject({ transform: { x: 396, y: 140 } });
  });
});

describe('dragging a handle of the selection', () => {
  it('resizes a shape without widening its stroke', () => {
    const driver = page().click(150, 150).drag([200, 200], [260, 230]);
    expect(driver.layer('a')).toMatchObject({
      width: 160,
      height: 130,
      transform: { scaleX: 1 },
      stroke: { width: 2 },
    });
    expect(driver.steps()).toEqual(['open', 'resize-layers']);
  });

  it('keeps the opposite side in place, and the aspect ratio with Shift', () => {
    const driver = page().click(150, 150).drag([100, 100], [50, 80], { shift: true });
    expect(driver.layer('a')).toMatchObject({ width: 150, height: 150, transform: { x: 50, y: 50 } });
  });

  it('resizes a layer around its centre with Alt', () => {
    const driver = page().click(150, 150).drag([200, 150], [220, 150], { alt: true });
    expect(driver.layer('a')).toMatchObject({ width: 140, height: 100, transform: { x: 80, y: 100 } });
  });

  it('resizes the layer to whole pixels', () => {
    const driver = page().select('a');
    driver.editor.look({ scale: 0.3, x: 0, y: 0 });
    expect(driver.drag([60, 60], [77, 71]).layer('a')).toMatchObject({ width: 157, height: 137 });
  });

  it('resizes a rotated layer as far as the pointer goes, because its edges are on no whole pixels', () => {
    const driver = drive(documentOf(shapeOf({ id: 'a', transform: { ...at(100, 100), rotation: 45 } })));
    driver.editor.look({ scale: 0.3, x: 0, y: 0 });
    // The corner is at 100 and 241.42, and goes down by 8 ÷ 0.3 pixels.
    const { width } = driver.select('a').drag([30, 72], [30, 80]).layer('a') as { readonly width: number };
    expect(width).toBeCloseTo(100 + (8 / 0.3) * Math.SQRT1_2, 2);
  });

  it('changes nothing when the handle is only clicked', () => {
    const driver = page().click(150, 150).click(203, 203);
    expect(driver.steps()).toEqual(['open']);
  });

  it('never flips a layer', () => {
    const driver = page().click(150, 150).drag([200, 200], [20, 20]);
    expect(driver.layer('a')).toMatchObject({ width: 1, height: 1 });
  });

  it('scales several layers together, keeping the aspect ratio', () => {
    const driver = page().select('a', 'b').drag([500, 400], [900, 700]);
    expect(driver.layer('a')).toMatchObject({ transform: { x: 100, y: 100, scaleX: 2, scaleY: 2 } });
    expect(driver.layer('b')).toMatchObject({ transform: { x: 700, y: 500, scaleX: 2, scaleY: 2 } });
  });

  it('rotates a layer around its centre, in steps of 15° with Shift', () => {
    const driver = page().click(150, 150).pointerDown(150, 72).expectState('select.rotating');
    driver.pointerMove(228, 152, { shift: true }).pointerUp(228, 152, { shift: true });
    expect(driver.layer('a')).toMatchObject({ transform: { x: 200, y: 100, rotation: 90 } });
    expect(driver.steps()).toEqual(['open', 'rotate-layers']);
  });

  it('moves one end of an arrow', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const arrow = shapeOf({
      id: 'arrow',
      kind: 'arrow',
      transform: at(100, 100),
      width: 100,
      height: 0,
      points,
    });
    const driver = drive(documentOf(arrow)).select('arrow').drag([100, 100], [60, 160]);
    expect(driver.layer('arrow')).toMatchObject({
      transform: { x: 60, y: 100 },
      width: 140,
      height: 60,
      points: [
        { x: 0, y: 60 },
        { x: 140, y: 0 },
      ],
    });
  });

  it('wraps a text again when the handle is at its side', () => {
    const text = textOf({ id: 'text', content: 'one two three', transform: at(100, 100) });
    const driver = drive(documentOf(text)).select('text').drag([230, 112], [180, 112]);
    expect(driver.layer('text')).toMatchObject({ width: 80, transform: { scaleX: 1 } });
  });

  it('starts farther away from the handle with a finger', () => {
    page().click(150, 150).pointerDown(215, 212).expectState('select.marquee');
    page().click(150, 150).pointerDown(215, 212, { coarse: true }).expectState('select.resizing');
  });

  it('does not start in the middle of a small layer, which a finger then moves', () => {
    const small = drive(documentOf(shapeOf({ id: 's', transform: at(100, 100), width: 20, height: 20 })));
    small.select('s').pointerDown(110, 110, { coarse: true }).expectState('select.pointing');
    small.pointerUp(110, 110).pointerDown(122, 122, { coarse: true }).expectState('select.resizing');
  });
});

describe('the keyboard in the select tool', () => {
  it('moves the selection with the arrow keys by 1 pixel, or by 10 with Shift', () => {
    const driver = page().select('a').key('ArrowRight').key('ArrowUp', { shift: true });
    expect(driver.layer('a')).toMatchObject({ transform: { x: 101, y: 90 } });
  });

  it('resizes the selection with the arrow keys and Alt', () => {
    const driver = page()
      .select('a')
      .key('ArrowRight', { alt: true })
      .key('ArrowDown', { alt: true, shift: true });
    expect(driver.layer('a')).toMatchObject({ width: 101, height: 110 });
  });

  it('selects the next layer with Tab, the previous one with Shift+Tab, and none with Escape', () => {
    page()
      .key('Tab')
      .expectSelected('a')
      .key('Tab')
      .expectSelected('b')
      .key('Tab', { shift: true })
      .expectSelected('a')
      .key('Escape')
      .expectSelected();
  });

  it('deletes the selection, except locked layers', () => {
    const driver = page().select('a').key('Delete').expectSelected();
    expect(() => driver.layer('a')).toThrow();
    driver.select('locked').key('Delete').expectSelected('locked');
    expect(driver.editor.state.notice).toEqual({ kind: 'locked' });
  });

  it('groups, ungroups, duplicates, orders and selects all layers', () => {
    const driver = page().key('a', { mod: true }).expectSelected('a', 'b', 'g').key('g', { mod: true });
    driver.expectSelected('n1').key('g', { mod: true, shift: true }).select('a').key('j', { mod: true });
    driver.expectSelected('n2').key('[', { mod: true });
    expect(driver.steps()).toEqual([
      'open',
      'group-layers',
      'ungroup-layers',
      'duplicate-layers',
      'reorder-layers',
    ]);
  });

  it('selects tools by their letters', () => {
    page().key('b').expectState('brush.idle').key('v').expectState('select.idle');
  });
});
