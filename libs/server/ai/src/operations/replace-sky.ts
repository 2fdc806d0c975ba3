import { layOver } from '../backgrounds/lay-over.ts';
import { matchLight } from '../backgrounds/match-light.ts';
import { fittedSky, skyAlone } from '../backgrounds/other-sky.ts';
import { pictureBackground } from '../backgrounds/painted-background.ts';
import { withEdgeFilled } from '../backgrounds/sky-edge.ts';
import { thinThings } from '../backgrounds/thin-things.ts';
import { cutOut } from '../matting/cut-out.ts';
import { type Mask, NothingToDoError, type Operation } from '../operation.ts';
import { type Picture, type Plane, reduced, resizePlane, sizeWithin } from '../pixels/picture.ts';
import { chosenSkyOf, skyOf } from '../regions/sky.ts';

/** The longer side of the copies on which both skies are found, and of the copy on which light is compared, in pixels. */
const GUIDE_SIDE = 1_024;
const LIGHT_SIDE = 256;
/** The longer side of the new sky. Skies are soft, so that a larger one shows no more. */
const SKY_SIDE = 2_200;
const NO_OTHER_SKY = 'No open sky was found in your other picture. Choose one with more of it.';

const planeOf = ({ width, height, values }: Mask): Plane => ({
  width,
  height,
  values: Float32Array.from(values, (value) => value / 255),
});

/** Everything but the sky, cut out. `guide` is the small copy of which `sky` is the sky. */
const cutBelow = (picture: Picture, guide: Picture, sky: Plane): Picture => {
  const above = withEdgeFilled(guide, sky);
  const thin = thinThings(guide, above).values;
  const values = above.values.map((value, pixel) => 1 - value * (1 - (thin[pixel] ?? 0)));
  const mask = { width: guide.width, height: guide.height, values };
  const region = { left: 0, top: 0, width: picture.width, height: picture.height };
  return cutOut(picture, { region, guide, mask });
};

/** A small copy of the sky that was there: it is transparent where the cut-out of everything else is opaque. */
const skyBefore = (below: Picture): Picture => {
  const small = reduced(below, LIGHT_SIDE);
  return { ...small, data: small.data.map((value, at) => (at % 4 === 3 ? 255 - value : value)) };
};

/** Puts the sky of the reference picture in the place of this picture's sky, and adapts the light below it. */
export const replaceSky: Operation<'replace-sky'> = {
  id: 'replace-sky',
  title: 'sky of your other picture',
  phase: 'subject',
  stage: 'Finding the sky',
  models: ['nanodet', 'u2netp'],
  usesReference: true,
  namesParts: true,
  example: 'Replace the sky with the sky of my other picture',
  async apply(picture, _strength, context) {
    const other = await context.reference();
    if (other === null) throw new NothingToDoError('There is no other picture to take the sky from.');
    const guide = reduced(picture, GUIDE_SIDE);
    const sky = planeOf(await skyOf(guide, context));
    await context.report(0.4, 'Looking at the other sky');
    const source = reduced(other, SKY_SIDE);
    const there = planeOf(await chosenSkyOf(reduced(source, GUIDE_SIDE), context));
    const alone = await skyAlone(source, resizePlane(there, source.width, source.height));
    if (alone === null) throw new NothingToDoError(NO_OTHER_SKY);
    await context.report(0.6, 'Laying the new sky');
    const size = sizeWithin(picture, SKY_SIDE);
    const fitted = await fittedSky(alone, resizePlane(sky, size.width, size.height));
    const below = cutBelow(picture, guide, sky);
    matchLight(below, fitted, skyBefore(below));
    return layOver(below, pictureBackground(picture, fitted), context.seed);
  },
};
