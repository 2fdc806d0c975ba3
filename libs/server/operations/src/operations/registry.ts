import type { Operation } from '../operation.ts';
import * as additions from './additions.ts';
import * as backgrounds from './backgrounds.ts';
import * as borders from './borders.ts';
import * as colors from './colors.ts';
import * as convertFormat from './convert-format.ts';
import * as corrections from './corrections.ts';
import * as crop from './crop.ts';
import * as effects from './effects.ts';
import * as faces from './faces.ts';
import * as filmLooks from './film-looks.ts';
import { hideFaces } from './hide-faces.ts';
import * as lightLooks from './light-looks.ts';
import * as magicalEffects from './magical-effects.ts';
import * as neonGlow from './neon-glow.ts';
import * as objects from './objects.ts';
import * as paintings from './paintings.ts';
import { overlayPicture } from './overlay-picture.ts';
import * as passportPhoto from './passport-photo.ts';
import * as posters from './posterize.ts';
import { recolor } from './recolor.ts';
import * as redEyes from './red-eye.ts';
import * as repairScratches from './repair-scratches.ts';
import { replaceSky } from './replace-sky.ts';
import * as scanDocument from './scan-document.ts';
import * as secondPicture from './second-picture.ts';
import * as sharpness from './sharpness.ts';
import * as sizes from './sizes.ts';
import { tiltShift } from './tilt-shift.ts';
import * as tones from './tones.ts';
import { sepia } from './toning.ts';
import { flip, rotate, straighten } from './turns.ts';
import { vignette } from './vignette.ts';
import * as vintageLooks from './vintage-looks.ts';
import * as watercolor from './watercolor.ts';

/** All operations, ordered by id. A file that is listed here exports nothing but operations. */
export const OPERATIONS = Object.values({
  ...additions,
  ...backgrounds,
  ...borders,
  ...colors,
  ...convertFormat,
  ...corrections,
  ...crop,
  ...effects,
  ...faces,
  ...filmLooks,
  hideFaces,
  ...lightLooks,
  ...magicalEffects,
  ...neonGlow,
  ...objects,
  ...paintings,
  overlayPicture,
  ...passportPhoto,
  ...posters,
  recolor,
  ...redEyes,
  ...repairScratches,
  replaceSky,
  ...scanDocument,
  ...secondPicture,
  sepia,
  ...sharpness,
  ...sizes,
  tiltShift,
  ...tones,
  flip,
  rotate,
  straighten,
  vignette,
  ...vintageLooks,
  ...watercolor,
}).toSorted((one, other) => (one.id < other.id ? -1 : 1)) satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];

const byId: ReadonlyMap<string, Operation> = new Map(
  OPERATIONS.map((operation) => [operation.id, operation]),
);

/**
 * The operation with this id. Throws for an unknown id, which only a worker of another release could send.
 */
export const operationOf = (id: string): Operation => {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`Unknown operation: ${id}`);
  return operation;
};
