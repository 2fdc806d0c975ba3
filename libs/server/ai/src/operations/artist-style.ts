import { part } from '../pixels/bands.ts';
import { layPainting } from '../pixels/enlarge.ts';
import { filmGrain } from '../pixels/film-grain.ts';
import { resample, sizeWithin } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';
import { anime } from './styles/anime.ts';
import { comic } from './styles/comic.ts';
import { monet } from './styles/monet.ts';
import { popArt } from './styles/pop-art.ts';
import type { Style } from './styles/style.ts';
import { ukiyoE } from './styles/ukiyo-e.ts';
import { vanGogh } from './styles/van-gogh.ts';

const { max, min } = Math;

const STYLES: Readonly<Record<string, Style>> = {
  'van-gogh': vanGogh,
  monet,
  'ukiyo-e': ukiyoE,
  'pop-art': popArt,
  comic,
  anime,
};
const WORKING_SIDE = 1_600;
/**
 * The deviation (0–255) of the canvas grain, which blends the enlarged painting with the full-size picture.
 */
const GROUND = 2;

const styleOf = (name: string | number | undefined): Style => STYLES[String(name)] ?? vanGogh;

/** Paints the picture with the strokes or lines and the palette of a named style. */
export const artistStyle: Operation<'artist-style'> = {
  id: 'artist-style',
  title: 'style of an artist',
  phase: 'look',
  stage: 'Painting',
  graded: true,
  keepsFaces: 0.6,
  example: 'In the style of Van Gogh',
  titleFor: ({ style }) => `in the style of ${styleOf(style).title}`,
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const working = sizeWithin(picture, WORKING_SIDE);
    const unit = max(working.width, working.height) / 1_000;
    const small = resample(picture, working.width, working.height);
    await report(0.1);
    const { seed } = context;
    const painting = await styleOf(context.options['style']).paint(small, { strength, seed, unit });
    const grain = filmGrain(seed, max(1, max(picture.width, picture.height) / 2_000));
    const texture = (x: number, y: number): number => grain(x, y) * GROUND;
    return layPainting(
      picture,
      painting,
      { share: min(1, 0.3 + 0.7 * strength), texture },
      part(report, 0.7, 1),
    );
  },
};
