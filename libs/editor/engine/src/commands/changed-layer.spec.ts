import { resizeCanvas } from '../actions/canvas.ts';
import { removeLayers, renameLayer, setOpacity } from '../actions/layers.ts';
import { addMask } from '../actions/masks.ts';
import { documentOf, imageOf, shapeOf } from '../testing/layers.ts';
import { changedLayer } from './changed-layer.ts';
import { commandBetween } from './command.ts';

const before = documentOf(imageOf({ id: 'photo', name: 'Photo' }), shapeOf({ id: 'box', name: 'Box' }));

it.each([
  ['gets a mask', addMask('box'), { id: 'box', name: null }],
  ['is renamed', renameLayer('box', 'Frame'), { id: 'box', name: 'Frame' }],
  ['is removed', removeLayers(new Set(['box'])), { id: 'box', name: 'Box' }],
  ['changes together with another one', setOpacity(new Set(['photo', 'box']), 0.5), null],
  ['only has another canvas', resizeCanvas({ width: 90, height: 90 }, { x: 0, y: 0 }), null],
])('a command names its layer when the layer %s', (_, action, layer) => {
  const command = commandBetween(action.name, before, action.change(before));
  expect(command === null ? undefined : changedLayer(command)).toEqual(layer);
});
