import { documentOf, shapeOf, textOf } from '@safelight/engine/testing';
import { act, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
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

it('the tool options show the size of an enlarged text in pixels of the tool', () => {
  open(<TextStyle placement="bar" />);
  expect(screen.getByRole('spinbutton', { name: 'Size' })).toHaveValue('24');
});

it('the panel shows the stroke width of an enlarged shape in pixels of the image', async () => {
  const { person, layer } = open(<ShapeLayerStyle layer={SHAPE} />);
  const width = screen.getByRole('slider', { name: 'Stroke width' });
  expect(width).toHaveAttribute('aria-valuetext', '8 px');
  act(() => width.focus());
  await person.keyboard('{ArrowRight}');
  expect(layer('box')).toMatchObject({ stroke: { width: 3 } });
});
