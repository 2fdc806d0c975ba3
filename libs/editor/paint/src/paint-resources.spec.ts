import { addStroke, applyPlan } from '@safelight/engine';
import { drawingOf, filterOf, imageOf, strokeOf } from '@safelight/engine/testing';
import { wholeDocument } from './paint-document.ts';
import type { PaintResources } from './surface.ts';
import { nodeResources, painted } from './testing/node-resources.ts';
import { CYAN, documentOf, HALVES, RED, SOURCE, square } from './testing/scene.ts';

describe('the painting functions that the environment provides', () => {
  it('receive the width at which a picture is drawn, so that they can return a reduced copy', () => {
    const asked: number[] = [];
    const { resources } = nodeResources();
    const recording: PaintResources = {
      ...resources,
      picture: (_, width) => {
        asked.push(Math.round(width));
        return HALVES;
      },
    };
    const turned = { x: 0, y: 0, scaleX: 0.5, scaleY: 0.25, rotation: 30 };
    const document = documentOf(imageOf({ transform: turned }));
    for (const scale of [1, 3]) painted(document, recording, wholeDocument(document, scale));
    expect(asked).toEqual([50, 150]);
  });

  it('can apply the plan of a filter layer, whose result is blended in as usual', () => {
    const { resources } = nodeResources();
    const asked: string[] = [];
    const own: PaintResources = {
      ...resources,
      applyPlan: (pixels, plan, { id }) => {
        asked.push(id);
        applyPlan(pixels, plan);
      },
    };
    const filter = filterOf({ id: 'f', filters: [{ id: 'invert', intensity: 1, enabled: true }] });
    expect(painted(documentOf(square('#ff0000'), filter), own).at(50, 50)).toEqual(CYAN);
    expect(asked).toEqual(['f']);
  });

  it('can paint the content of a layer from a cached copy', () => {
    const { resources } = nodeResources();
    const own: PaintResources = {
      ...resources,
      paintKept: ({ context }, layer) => {
        if (layer.id !== 'kept') return false;
        context.fillStyle = '#ff0000';
        context.fillRect(0, 0, 100, 100);
        return true;
      },
    };
    const document = addStroke('kept', strokeOf([0, 0]), 'brush-stroke').change(
      documentOf(square('#0000ff', { id: 'below' }), drawingOf({ id: 'kept' })),
    );
    expect(painted(document, own).at(50, 50)).toEqual(RED);
  });
});

it('the function that provides pictures receives the source of each picture', () => {
  const { resources } = nodeResources([[SOURCE, HALVES]]);
  expect(painted(documentOf(imageOf()), resources).at(10, 10)).toEqual(RED);
});
