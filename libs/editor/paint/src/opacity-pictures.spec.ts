import { opacityPicture } from './paint-mask.ts';
import { nodeResources, pictureOf } from './testing/index.ts';

const grey = (side: number) =>
  pictureOf(side, side, (context) => {
    context.fillStyle = '#808080';
    context.fillRect(0, 0, side, side);
  });

it('the mask made from a grayscale picture is cached for that picture and its resources', () => {
  const { resources, openCanvases } = nodeResources();
  const picture = grey(8);
  const made = opacityPicture(picture, resources);
  expect(opacityPicture(picture, resources)).toBe(made);
  expect(opacityPicture(picture, nodeResources().resources)).not.toBe(made);
  expect(openCanvases()).toBe(1);
});

it('the least recently used masks made from pictures are freed when there are many, but never the one in use', () => {
  const { resources, openCanvases } = nodeResources();
  const fourOf8 = 4 * 8 * 8 * 4;
  const pictures = Array.from({ length: 6 }, () => grey(8));
  for (const picture of pictures) opacityPicture(picture, resources, fourOf8);
  expect(openCanvases()).toBe(4);
  opacityPicture(grey(50), resources, fourOf8);
  expect(openCanvases()).toBe(1);
});
