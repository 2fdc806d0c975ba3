import { applyCommand, COMMAND_LABELS, commandBetween, invertCommand } from '../commands/command.ts';
import { parseDocument } from '../document/parse.ts';
import { serializeDocument } from '../document/document.ts';
import { AI_RESULT, counter, documentOf, ids, imageOf, SAMPLE, strokeOf, textOf } from '../testing/layers.ts';
import { approximateWidth } from '../text/layout.ts';
import { type Action } from './action.ts';
import { acceptAiResult, acceptWholeAiResult } from './ai-result.ts';
import {
  addLayer,
  duplicateLayers,
  flipLayers,
  moveLayerBy,
  moveLayers,
  placeLayers,
  removeLayers,
  renameLayer,
  rotateLayers,
  scaleLayers,
  setBlend,
  setLocked,
  setOpacity,
  setTransform,
  setVisible,
} from './layers.ts';
import { alignLayers, distributeLayers } from './arrange.ts';
import {
  crop,
  flipCanvas,
  replaceDocument,
  rescaleCanvas,
  resizeCanvas,
  resizeImage,
  rotateCanvas,
  setBackground,
} from './canvas.ts';
import { addFilters, changeFilters, changeRedaction, changeShape, changeText, sizeText } from './content.ts';
import { groupLayers, ungroupLayers } from './groups.ts';
import { pasteLayers, placePicture } from './insert.ts';
import { flatten, layersToMerge, mergeLayers } from './merge.ts';
import {
  addMask,
  linkMask,
  moveMask,
  addMaskStroke,
  invertMask,
  OPEN_MASK,
  setMask,
  softenMask,
} from './masks.ts';
import { addStroke } from './strokes.ts';

const before = SAMPLE;
const measure = approximateWidth;
const picture = imageOf({ id: 'picture' });
const stroke = strokeOf([5, 5], [50, 20]);
const ALL: readonly (readonly [string, Action])[] = [
  ['add a layer', addLayer(picture, 'shape')],
  ['add a placed picture', placePicture({ ...picture, id: 'dropped', width: 4000 })],
  ['remove', removeLayers(ids('group', 'image'))],
  ['duplicate', duplicateLayers(ids('group'), counter())],
  ['rename', renameLayer('text', ' Headline ')],
  ['move up', moveLayerBy('image', 1)],
  ['move down', moveLayerBy('text', -1)],
  ['put elsewhere', placeLayers(ids('shape', 'image'), { parentId: null, above: 'filter' })],
  ['put at the bottom of a group', placeLayers(ids('drawing'), { parentId: 'group', above: null })],
  ['group', groupLayers(ids('shape', 'drawing'), { id: 'new' })],
  ['ungroup', ungroupLayers(ids('group'))],
  ['merge down', mergeLayers(layersToMerge(before, 'text'), picture)],
  ['flatten', flatten(picture)],
  ['hide', setVisible(ids('image'), false)],
  ['lock', setLocked(ids('image'), true)],
  ['opacity', setOpacity(ids('image', 'text'), 0.3)],
  ['blend', setBlend(ids('image'), 'multiply')],
  ['move', moveLayers(ids('group'), { x: 5, y: -5 })],
  ['rotate', rotateLayers(ids('shape'), 30, { x: 0, y: 0 })],
  ['scale', scaleLayers(ids('shape', 'text'), 2, { x: 10, y: 10 })],
  ['flip', flipLayers(ids('shape'), 'horizontal', { x: 250, y: 150 })],
  ['type a place', setTransform('shape', { x: 7, rotation: 45 })],
  ['align', alignLayers(ids('shape', 'text'), 'left', measure)],
  ['distribute', distributeLayers(ids('shape', 'text', 'image'), 'horizontal', measure)],
  ['give a mask', addMask('image')],
  ['replace a mask', setMask('drawing', { ...OPEN_MASK, enabled: false })],
  ['remove a mask', setMask('drawing', null)],
  ['paint on a mask', addMaskStroke('image', { ...stroke, erasing: true })],
  ['invert a mask', invertMask('drawing')],
  ['move a mask', moveMask('drawing', { x: 5, y: -5 })],
  ['unlink a mask', linkMask('drawing', false)],
  ['soften a mask', softenMask('drawing', { feather: 12, density: 0.4 })],
  ['paint', addStroke('drawing', stroke, 'brush-stroke')],
  ['erase', addStroke('image', { ...stroke, erasing: true }, 'erase')],
  ['edit text', changeText('text', { content: 'Hi' })],
  ['size text', sizeText(textOf({ id: 'text' }), 400)],
  ['style text', changeText('text', { size: 70, outline: { color: '#ffffff', width: 3 } })],
  ['style a shape', changeShape('shape', { fill: null, cornerRadius: 9 })],
  ['change a redaction', changeRedaction('redact', { style: 'pixelate' })],
  [
    'add filters',
    addFilters(
      { id: 'more', filters: [{ id: 'blur', intensity: 1, enabled: true }], scope: 'layer' },
      'image',
    ),
  ],
  ['change filters', changeFilters('filter', [{ id: 'sepia', intensity: 0.5, enabled: true }], 'layer')],
  ['crop', crop({ x: 50, y: 20, width: 400, height: 300, rotation: 5, scale: 120 })],
  ['canvas size', resizeCanvas({ width: 1080, height: 1080 })],
  ['resize the image', resizeImage({ width: 1000, height: 200 })],
  ['canvas size with its layers', rescaleCanvas({ width: 1080, height: 1080 })],
  ['background', setBackground('#ffffff')],
  ['flip the canvas', flipCanvas('vertical')],
  ['rotate the canvas', rotateCanvas('clockwise')],
  ['replace the document', replaceDocument({ ...before, layers: before.layers.slice(1, 2) })],
  ['paste', pasteLayers(before.layers.slice(1, 4), { newId: counter() })],
  ['cut', removeLayers(ids('image'), 'cut')],
  [
    'accept an AI result of another shape',
    acceptWholeAiResult({ ...AI_RESULT, width: 300, isOpaque: false }),
  ],
  ['accept an AI result', acceptAiResult({ ...AI_RESULT, maskStrokes: [stroke] }, 'image')],
];

describe.each(ALL)('the action "%s"', (_, action) => {
  const changed = action.change(before);
  const command = commandBetween(action.name, before, changed)!;

  it('becomes a command that changes the document and that undo reverts', () => {
    expect(applyCommand(before, command)).toEqual(changed);
    expect(applyCommand(changed, invertCommand(command))).toEqual(before);
    expect(changed).not.toEqual(before);
  });

  it('results in a document that can be saved and parsed again', () => {
    const document = applyCommand(before, command);
    expect(parseDocument(serializeDocument(document))).toEqual({ status: 'ok', document });
  });
});

it('this spec covers every command except those that only tools create', () => {
  const byTools = ['highlighter-stroke', 'add-text', 'add-shape', 'add-callout', 'redact'];
  const covered = ALL.map(([, { name }]) => name);
  expect(new Set([...covered, ...byTools])).toEqual(new Set(Object.keys(COMMAND_LABELS)));
});

describe('inverting a mask with a picture', () => {
  const picture = imageOf().source;
  const masked = documentOf(imageOf({ id: 'image', mask: { ...OPEN_MASK, picture, strokes: [stroke] } }));

  it('inverts its picture, its strokes and the rest, and a second time restores them', () => {
    const inverted = invertMask('image').change(masked);
    expect(inverted.layers[0]?.mask).toMatchObject({
      base: 'hide',
      inverted: true,
      strokes: [{ erasing: !stroke.erasing }],
    });
    expect(parseDocument(serializeDocument(inverted))).toEqual({ status: 'ok', document: inverted });
    expect(invertMask('image').change(inverted)).toEqual(masked);
  });
});
