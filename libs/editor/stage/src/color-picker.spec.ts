/**
 * @jest-environment node
 */
import { createEditor, setOpacity, type Layer } from '@safelight/engine';
import { documentOf, filterOf, redactOf, shapeOf } from '@safelight/engine/testing';
import { nodeResources } from '@safelight/paint/testing';
import { colorPicker } from './color-picker.ts';

const open = (...layers: readonly Layer[]) => {
  const { resources, openCanvases } = nodeResources();
  const editor = createEditor({ document: documentOf(...layers), newId: () => 'n' });
  return { editor, openCanvases, pick: colorPicker(() => editor.state, resources) };
};
const red = shapeOf({ id: 'a', fill: '#ff0000', stroke: { color: '#000000', width: 0 } });
const invert = filterOf({ filters: [{ id: 'invert', intensity: 1, enabled: true }] });

it('the color picker returns the visible color, with filters and the current draft', () => {
  const { editor, pick, openCanvases } = open(red, invert);
  expect(pick({ x: 20.7, y: 30.2 })).toBe('#00ffff');
  editor.preview(setOpacity(new Set(['filter']), 0));
  expect(pick({ x: 20.7, y: 30.2 })).toBe('#ff0000');
  expect(openCanvases()).toBe(0);
});

it('the color picker returns no color outside of the canvas and where it is transparent', () => {
  const { pick } = open(red);
  expect([pick({ x: -1, y: 5 }), pick({ x: 800, y: 5 }), pick({ x: 700, y: 500 })]).toEqual([
    null,
    null,
    null,
  ]);
});

it('the color picker does not reveal what a redaction hides', () => {
  const { pick } = open(red, redactOf({ width: 60, height: 60 }));
  expect(pick({ x: 20, y: 20 })).toBe('#000000');
});

it('the color picker includes the neighbours that a blur spreads to the point', () => {
  const blur = filterOf({ filters: [{ id: 'blur', intensity: 1, enabled: true }] });
  const { pick } = open(
    { ...red, width: 40 },
    shapeOf({
      id: 'b',
      fill: '#0000ff',
      stroke: { color: '#000000', width: 0 },
      width: 60,
      transform: { x: 40, y: 0, scaleX: 1, scaleY: 1, rotation: 0 },
    }),
    blur,
  );
  const [r, b] = [1, 5].map((from) => Number.parseInt(pick({ x: 40, y: 50 })!.slice(from, from + 2), 16)) as [
    number,
    number,
  ];
  expect(Math.abs(r - b)).toBeLessThan(60);
  expect(r).toBeGreaterThan(60);
});
