import { resizeCanvas } from '@safelight/engine';
import { documentOf, shapeOf, textOf } from '@safelight/engine/testing';
import { act, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { BrushSettings } from './BrushSettings.tsx';
import { RedactSettings } from './RedactSettings.tsx';
import { ShapeLayerStyle } from './ShapeStyle.tsx';
import { TextStyle } from './TextStyle.tsx';

const LARGE = { x: 0, y: 0, scaleX: 4, scaleY: 4, rotation: 0 };
const SHAPE = shapeOf({ id: 'box', transform: LARGE, stroke: { color: '#000000', width: 2 } });
const DOCUMENT = documentOf(textOf({ id: 'text', transform: LARGE, size: 24 }), SHAPE);

const open = (element: React.ReactNode) => {
  const opened = openEditor(DOCUMENT, element);
  opened.onCanvas((editor) => editor.select(['text']));
  return opened;
};

it('the panel shows and sets the size of an enlarged text in pixels of the image', async () => {
  const { person, layer } = open(<TextStyle placement="panel" />);
  const size = screen.getByRole('spinbutton', { name: 'Size' });
  expect(size).toHaveValue('96');
  await person.click(size);
  await person.keyboard('48{Enter}');
  expect(layer('text')).toMatchObject({ size: 12 });
  await person.click(size);
  await person.keyboard('288{Enter}');
  expect(layer('text')).toMatchObject({ size: 72 });
});

it('the tool options show the sizes of layers in the same pixels as the panel', () => {
  open(<TextStyle placement="bar" />);
  expect(screen.getByRole('spinbutton', { name: 'Size' })).toHaveValue('96');
});

it('a text can be typed as large as its handles would make it, and what comes next keeps to 8 to 72', async () => {
  const { person, layer, editor } = open(<TextStyle placement="bar" />);
  const size = screen.getByRole('spinbutton', { name: 'Size' });
  await person.click(size);
  await person.keyboard('576{Enter}');
  expect(layer('text')).toMatchObject({ size: 72, transform: { scaleX: 8, scaleY: 8 } });
  expect(size).toHaveValue('576');
  expect(editor.state.settings.text.size).toBe(72);
});

it('a text that is being typed for the first time can be as large, once it has words', async () => {
  const { person, editor, onCanvas } = open(<TextStyle placement="bar" />);
  onCanvas(() => {
    editor.select([]);
    editor.take('text');
    editor.pointerDown({ x: 400, y: 300 });
    editor.pointerUp({ x: 400, y: 300 });
  });
  const size = screen.getByRole('spinbutton', { name: 'Size' });
  await person.click(size);
  await person.keyboard('144{Enter}');
  expect(size).toHaveAccessibleDescription('Use a number from 8 to 72.');
  await person.keyboard('{Escape}');
  onCanvas(() => editor.send({ type: 'text', content: 'SALE' }));
  await person.click(size);
  await person.keyboard('144{Enter}');
  onCanvas(() => editor.send({ type: 'apply' }));
  expect(editor.state.document.layers.at(-1)).toMatchObject({
    content: 'SALE',
    size: 72,
    transform: { scaleX: 2, scaleY: 2 },
  });
});

it('the sizes of what tools draw next are in pixels of the image, also on a large one', () => {
  const { onCanvas } = open(
    <>
      <TextStyle placement="bar" />
      <BrushSettings placement="bar" />
      <RedactSettings placement="bar" />
    </>,
  );
  const sizes = () =>
    screen
      .getAllByRole<HTMLInputElement>('spinbutton', { name: /^(Size|Squares)$/ })
      .map(({ value }) => value);
  onCanvas((editor) => {
    editor.select([]);
    editor.run(resizeCanvas({ width: 16_000, height: 3000 }));
  });
  expect(sizes()).toEqual(['480', '200', '128']);
  onCanvas((editor) => editor.configure({ growing: false }));
  expect(sizes()).toEqual(['24', '10', '16']);
});

it('the panel shows the stroke width of an enlarged shape in pixels of the image', async () => {
  const { person, layer } = open(<ShapeLayerStyle layer={SHAPE} />);
  const width = screen.getByRole('slider', { name: 'Stroke width' });
  expect(width).toHaveAttribute('aria-valuetext', '8 px');
  act(() => width.focus());
  await person.keyboard('{ArrowRight}');
  expect(layer('box')).toMatchObject({ stroke: { width: 3 } });
});
