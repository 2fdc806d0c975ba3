import { at, documentOf, imageOf, redactOf, shapeOf, textOf } from '@safelight/engine/testing';
import { act, screen, within } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { PropertiesPanel } from './PropertiesPanel.tsx';

const open = (selected?: string) => {
  const opened = openEditor(
    documentOf(
      imageOf({ id: 'photo', locked: true, ai: { prompt: 'at night', model: 'local', processingMs: 1234 } }),
      shapeOf({ id: 'box', transform: at(100, 50) }),
      shapeOf({ id: 'other', transform: at(300, 200) }),
      shapeOf({ id: 'third', transform: at(600, 450) }),
      textOf({ id: 'text', transform: at(10, 20) }),
      redactOf({ id: 'redact', style: 'pixelate', transform: at(200, 300) }),
    ),
    <PropertiesPanel />,
  );
  if (selected !== undefined) opened.onCanvas((editor) => editor.select([selected]));
  return opened;
};

/** A button by its label; labels of color buttons end with the color. */
const button = (name: string) =>
  screen.getByRole('button', {
    name: (words) => words === name || words.startsWith(`${name} #`) || words === `${name} None`,
  });
const field = (name: string) => screen.getByRole('spinbutton', { name });

/** Replaces the number in a field. */
const enter = async ({ person }: ReturnType<typeof open>, name: string, value: string): Promise<void> => {
  await person.click(field(name));
  await person.keyboard(`${value}{Enter}`);
};

/** Presses keys on a slider. */
const slide = async ({ person }: ReturnType<typeof open>, name: string, keys: string): Promise<void> => {
  act(() => screen.getByRole('slider', { name }).focus());
  await person.keyboard(keys);
};

const optionsOf = (label: string): string =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .join(', ');

describe('the properties of a layer', () => {
  it('include a position, and typing it moves the layer', async () => {
    const opened = open('box');
    expect(field('X')).toHaveValue('100');
    await enter(opened, 'X', '140');
    await enter(opened, 'Y', '12.5');
    expect(opened.layer('box')).toMatchObject({ transform: { x: 140, y: 12.5 } });
  });

  it('include a size, which resizes the layer in proportion, or each side separately', async () => {
    const opened = open('box');
    await enter(opened, 'W', '200');
    expect(opened.layer('box')).toMatchObject({ transform: { scaleX: 2, scaleY: 2 } });
    await opened.person.click(button('Keep proportions'));
    await enter(opened, 'H', '50');
    expect(opened.layer('box')).toMatchObject({ transform: { scaleX: 2, scaleY: 0.5 } });
  });

  it('rotate a layer around its centre by degrees and by quarter turns', async () => {
    const opened = open('box');
    await enter(opened, 'Rotation', '90');
    expect(opened.layer('box')).toMatchObject({ transform: { rotation: 90, x: 200, y: 50 } });
    await opened.person.click(button('Rotate 90° left'));
    expect(opened.layer('box')).toMatchObject({ transform: { rotation: 0, x: 100, y: 50 } });
    await opened.person.click(button('Flip horizontally'));
    expect(opened.layer('box')).toMatchObject({ transform: { scaleX: -1, x: 200 } });
  });

  it('are changed only once a number is finished, which may have a comma and the unit', async () => {
    const opened = open('box');
    await opened.person.click(field('W'));
    await opened.person.keyboard('18');
    expect(opened.layer('box')).toMatchObject({ transform: { scaleX: 1 } });
    await opened.person.keyboard('0,5');
    await opened.person.tab();
    expect(opened.layer('box')).toMatchObject({ transform: { scaleX: 1.805 } });
    await enter(opened, 'Rotation', '90 °');
    expect(opened.layer('box')).toMatchObject({ transform: { rotation: 90 } });
    expect(opened.editor.state.history.entries.slice(1)).toHaveLength(2);
  });

  it('keep a text that is not allowed, with a message, until it is corrected or Escape restores it', async () => {
    const opened = open('box');
    await enter(opened, 'Rotation', 'abc');
    await opened.person.tab();
    expect(field('Rotation')).toHaveValue('abc');
    expect(field('Rotation')).toBeInvalid();
    expect(field('Rotation')).toHaveAccessibleDescription('Use a number from -180 to 180.');
    expect(screen.getByRole('alert')).toHaveTextContent('Use a number from -180 to 180.');
    await enter(opened, 'Rotation', '999');
    expect(field('Rotation')).toHaveValue('999');
    await opened.person.keyboard('99');
    expect(screen.queryByRole('alert')).toBeNull();
    await opened.person.keyboard('{Escape}');
    expect(field('Rotation')).toHaveValue('0');
    expect(opened.layer('box')).toMatchObject({ transform: { rotation: 0 } });
  });

  it('do not show for one layer what was typed for another', async () => {
    const opened = open('box');
    await enter(opened, 'W', '-5');
    opened.onCanvas((editor) => editor.select(['other']));
    expect(field('W')).toHaveValue('100');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('change a number with the arrow keys, by tens with Shift, as one step of the history', async () => {
    const opened = open('box');
    await opened.person.click(field('X'));
    await opened.person.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    expect(opened.layer('box')).toMatchObject({ transform: { x: 91 } });
    expect(opened.editor.state.history.index).toBe(1);
  });

  it('do not change a locked layer', () => {
    open('photo');
    expect(field('X')).toBeDisabled();
    expect(button('Align left edges')).toBeDisabled();
    expect(screen.getByText('“at night”')).toBeVisible();
    expect(screen.getByText('local, 1,234 ms')).toBeVisible();
  });

  it('align a single layer with the canvas and several with each other, and distribute three', async () => {
    const { person, layer, onCanvas } = open('box');
    await person.click(button('Align left edges'));
    expect(layer('box')).toMatchObject({ transform: { x: 0 } });
    expect(button('Distribute horizontally')).toBeDisabled();
    onCanvas((editor) => editor.select(['box', 'other', 'third']));
    await person.click(button('Distribute horizontally'));
    expect(layer('other')).toMatchObject({ transform: { x: 300 } });
    await person.click(button('Align top edges'));
    expect(layer('third')).toMatchObject({ transform: { y: 50 } });
  });
});

describe('the properties of a text', () => {
  it('set the font, size, bold, italic, alignment, color and outline', async () => {
    const opened = open('text');
    const { person, layer } = opened;
    await person.selectOptions(screen.getByLabelText('Font'), 'Georgia');
    await enter(opened, 'Size', '72');
    await person.click(button('Bold'));
    await person.click(button('Italic'));
    await person.click(button('Center text'));
    await person.click(button('Color'));
    await person.click(screen.getByRole('button', { name: 'Red' }));
    await person.keyboard('{Escape}');
    expect(layer('text')).toMatchObject({
      font: 'Georgia',
      size: 72,
      weight: 700,
      italic: true,
      align: 'center',
      color: '#dc2626',
    });
    await slide(opened, 'Outline', '{ArrowRight}{ArrowRight}');
    expect(layer('text')).toMatchObject({ outline: { width: 2 } });
  });

  it('offer five fonts', () => {
    open('text');
    expect(optionsOf('Font')).toBe('Arial, Helvetica, Times New Roman, Georgia, Verdana');
  });

  it('set the style of a new text while it is typed', async () => {
    const { person, onCanvas, editor } = open();
    onCanvas(() => {
      editor.take('text');
      editor.pointerDown({ x: 400, y: 300 });
      editor.pointerUp({ x: 400, y: 300 });
      editor.send({ type: 'text', content: 'New' });
    });
    await person.click(button('Bold'));
    onCanvas(() => editor.send({ type: 'apply' }));
    expect(editor.state.document.layers.at(-1)).toMatchObject({ type: 'text', content: 'New', weight: 700 });
  });
});

describe('the field for a color', () => {
  it('accepts a hex number with or without #, and no other text', async () => {
    const { person, layer } = open('text');
    await person.click(button('Color'));
    const hex = screen.getByRole('textbox', { name: 'Hex' });
    await person.clear(hex);
    await person.type(hex, '0F8{Enter}');
    expect(layer('text')).toMatchObject({ color: '#00ff88' });
    await person.clear(hex);
    await person.type(hex, 'javascript:1{Enter}');
    expect(layer('text')).toMatchObject({ color: '#00ff88' });
    expect(hex).toHaveValue('#00ff88');
  });
});

describe('the properties of a shape', () => {
  it('set its fill, stroke and corner radius', async () => {
    const opened = open('box');
    const { person, layer } = opened;
    await person.click(button('Fill'));
    await person.click(screen.getByRole('button', { name: 'None' }));
    await person.keyboard('{Escape}');
    expect(layer('box')).toMatchObject({ fill: null });
    const width = screen.getByRole('slider', { name: 'Stroke width' });
    expect([width.getAttribute('min'), width.getAttribute('max')]).toEqual(['0', '20']);
    await slide(opened, 'Stroke width', '{End}');
    expect(layer('box')).toMatchObject({ stroke: { width: 20 } });
    await slide(opened, 'Corner radius', '{ArrowRight}{ArrowRight}');
    expect(layer('box')).toMatchObject({ cornerRadius: 2 });
  });
});

it('the properties of a redaction change its style from pixelated to black', async () => {
  const { person, layer } = open('redact');
  await person.selectOptions(screen.getByLabelText('Style'), 'Black');
  expect(layer('redact')).toMatchObject({ style: 'black' });
  expect(screen.queryByRole('slider', { name: 'Squares' })).toBeNull();
});

describe('the properties of the canvas', () => {
  it('offer the sizes of common sites, and custom ones', async () => {
    const opened = open();
    const { person, editor } = opened;
    await person.selectOptions(screen.getByLabelText('Size for'), 'Instagram post (1080 × 1080)');
    expect(editor.state.document).toMatchObject({ width: 1080, height: 1080 });
    // 800 × 600 is scaled by 1.8 to fill the size, and is cut off at both sides.
    expect(opened.layer('box')).toMatchObject({ transform: { x: 100 * 1.8 - 180, y: 90, scaleX: 1.8 } });
    await enter(opened, 'Width', '99999');
    expect(field('Width')).toHaveAccessibleDescription('Use a number from 1 to 16,384.');
    expect(editor.state.document.width).toBe(1080);
  });

  it('resize the canvas with the chosen corner in place', async () => {
    const opened = open();
    await opened.person.click(screen.getByRole('radio', { name: 'Top left' }));
    await enter(opened, 'Width', '900');
    expect(opened.layer('box')).toMatchObject({ transform: { x: 100, y: 50 } });
    await opened.person.click(screen.getByRole('radio', { name: 'Bottom right' }));
    await enter(opened, 'Width', '800');
    expect(opened.layer('box')).toMatchObject({ transform: { x: 0, y: 50 } });
  });

  it('rotate and flip the canvas', async () => {
    const { person, editor } = open();
    await person.click(button('Rotate canvas 90° right'));
    expect(editor.state.document).toMatchObject({ width: 600, height: 800 });
    for (const [flip, axis] of [
      ['horizontally', 'M12 2v2'],
      ['vertically', 'M4 12H2'],
    ] as const)
      expect(button(`Flip canvas ${flip}`).querySelector(`path[d="${axis}"]`)).not.toBeNull();
    await person.click(button('Flip canvas vertically'));
    const [, ...steps] = editor.state.history.entries.map(({ name }) => name);
    expect(steps).toEqual(['rotate-canvas', 'flip-canvas']);
  });

  it('set the background of the canvas', async () => {
    const { person, editor } = open();
    await person.click(button('Background'));
    await person.click(screen.getByRole('button', { name: 'White' }));
    expect(editor.state.document.background).toBe('#ffffff');
  });
});

describe('the settings of a tool', () => {
  const take = (tool: Parameters<ReturnType<typeof open>['editor']['take']>[0]) => {
    const opened = open();
    opened.onCanvas((editor) => editor.take(tool));
    return opened;
  };

  it('set the preset, size, opacity, hardness and smoothing of the brush', async () => {
    const opened = take('brush');
    const { person, editor } = opened;
    await person.click(button('Marker'));
    expect(button('Marker')).toHaveAttribute('aria-pressed', 'true');
    expect(editor.state.settings.brush).toMatchObject({ size: 8, opacity: 0.8 });
    await slide(opened, 'Size', '{End}');
    expect(editor.state.settings.brush.size).toBe(100);
    expect(button('Marker')).toHaveAttribute('aria-pressed', 'false');
    await slide(opened, 'Hardness', '{Home}');
    expect(editor.state.settings.brush.hardness).toBe(0);
    await slide(opened, 'Smoothing', '{Home}');
    expect(editor.state.settings.brush.smoothing).toBe(0);
  });

  it('offer six ratios for a crop, which the bar above the canvas applies', async () => {
    const opened = take('crop');
    const { person, editor } = opened;
    expect(optionsOf('Aspect ratio')).toBe('Free, 1:1, 4:3, 16:9, 3:2, 2:1');
    await person.selectOptions(screen.getByLabelText('Aspect ratio'), '1:1');
    await enter(opened, 'Scale', '500');
    expect(editor.state.draft).toMatchObject({ kind: 'crop', ratio: 1, frame: { scale: 500 } });
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('enlarge a rotated picture until it fills the corners of the crop, with a button that stays in place', async () => {
    const { person, editor, onCanvas } = take('crop');
    expect(screen.queryByRole('button', { name: 'Fill Corners' })).toBeNull();
    onCanvas(() => editor.send({ type: 'crop', rotation: 5 }));
    await person.click(button('Fill Corners'));
    expect(editor.state.draft).toMatchObject({ kind: 'crop', frame: { rotation: 5, scale: 111.3 } });
    expect(button('Fill Corners')).toHaveFocus();
    onCanvas(() => editor.send({ type: 'crop', rotation: 0 }));
    expect(screen.queryByRole('button', { name: 'Fill Corners' })).toBeNull();
  });

  it('change the redaction that was just drawn, and the style of the next one', async () => {
    const { person, editor, onCanvas } = take('redact');
    onCanvas(() => {
      editor.pointerDown({ x: 100, y: 100 });
      editor.pointerMove({ x: 200, y: 200 });
      editor.pointerUp({ x: 200, y: 200 });
    });
    await person.selectOptions(screen.getByLabelText('Style'), 'Black');
    expect(editor.state.document.layers.at(-1)).toMatchObject({ type: 'redact', style: 'black' });
    expect(editor.state.settings.redact.style).toBe('black');
  });
});
