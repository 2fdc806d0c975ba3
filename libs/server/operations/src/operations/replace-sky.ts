import { layOver } from '../backgrounds/lay-over.ts';
import { changeLight, meanColor } from '../backgrounds/match-light.ts';
import { fittedSky, skyAlone } from '../backgrounds/other-sky.ts';
import { pictureBackground } from '../backgrounds/painted-background.ts';
import { withEdgeFilled } from '../backgrounds/sky-edge.ts';
import { thinThings } from '../backgrounds/thin-things.ts';
import { cutOut } from '../matting/cut-out.ts';
import { NothingToDoError, type Operation } from '../operation.ts';
import { alphaOfPicture, withAlpha } from '../pixels/alpha.ts';
import {
  type Picture,
  type Plane,
  planeOfBytes,
  reduced,
  resample,
  resizePlane,
  sizeWithin,
} from '../pixels/picture.ts';
import { GUIDE_SIDE } from '../regions/part-mask.ts';
import { chosenSkyOf, skyOf } from '../regions/sky.ts';

/** The longer side of the new sky. Skies are soft, so that a larger one shows no more. */
const SKY_SIDE = 2_200;
const NO_OTHER_SKY = 'No open sky was found in your other image. Choose one with more of it.';

/** Everything but the sky, cut out. `guide` is the small copy of which `sky` is the sky. */
const cutBelow = (picture: Picture, guide: Picture, sky: Plane): Picture => {
  const above = withEdgeFilled(guide, sky);
  const thin = thinThings(guide, above).values;
  const values = above.values.map((value, pixel) => 1 - value * (1 - (thin[pixel] ?? 0)));
  const mask = { width: guide.width, height: guide.height, values };
  const region = { left: 0, top: 0, width: picture.width, height: picture.height };
  return cutOut(picture, { region, guide, mask });
};

/** The mean color (0–255) of what a picture shows where `sky`, which has its size, is. */
const meanIn = (picture: Picture, sky: Plane): ReturnType<typeof meanColor> =>
  meanColor(withAlpha(picture, (pixel) => 255 * (sky.values[pixel] ?? 0)));

/** The sky without what is transparent in the picture itself. `sky` is that of a small copy. */
const opaqueIn = (picture: Picture, sky: Plane): Plane => {
  if (picture.channels === 3) return sky;
  const alpha = resizePlane(alphaOfPicture(picture), sky.width, sky.height).values;
  return { ...sky, values: sky.values.map((value, pixel) => value * (alpha[pixel] ?? 0)) };
};

/** Puts the sky of the reference picture in the place of this picture's sky, and adapts the light below it. */
export const replaceSky: Operation<'replace-sky'> = {
  id: 'replace-sky',
  title: 'sky of your other image',
  phase: 'subject',
  stage: 'Finding the sky',
  models: ['nanodet', 'u2netp'],
  usesReference: true,
  namesParts: true,
  example: 'Replace the sky with the sky of my other picture',
  async apply(picture, _strength, context) {
    const other = await context.reference();
    if (other === null) throw new NothingToDoError('There is no other image to take the sky from.');
    const guide = reduced(picture, GUIDE_SIDE);
    const sky = planeOfBytes(await skyOf(guide, context));
    await context.report(0.4, 'Looking at the other sky');
    const source = reduced(other, SKY_SIDE);
    const there = opaqueIn(other, planeOfBytes(await chosenSkyOf(reduced(source, GUIDE_SIDE), context)));
    const alone = await skyAlone(source, resizePlane(there, source.width, source.height));
    if (alone === null) throw new NothingToDoError(NO_OTHER_SKY);
    await context.report(0.6, 'Laying the new sky');
    const size = sizeWithin(picture, SKY_SIDE);
    const fitted = await fittedSky(alone, resizePlane(sky, size.width, size.height));
    const below = cutBelow(picture, guide, sky);
    const after = resample(fitted, guide.width, guide.height);
    changeLight(below, meanIn(guide, sky), meanIn(after, sky));
    const laid = layOver(below, pictureBackground(picture, fitted), context.seed);
    return picture.channels === 3 ? laid : withAlpha(laid, (pixel) => picture.data[pixel * 4 + 3] ?? 0);
  },
};
