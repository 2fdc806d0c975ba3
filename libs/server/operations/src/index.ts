// Everything that edits pictures on this server: the operations, which a worker process runs, and the vocabulary by which
// the reader of prompts names them.
export { GRADIENTS, STUDIO_STOPS } from './backgrounds/painted-background.ts';
export { hexOfName, rgbOf, shaded, type NamedColor } from './colors/named-colors.ts';
export { createLocalEngine, type LocalEngine, type LocalEngineOptions } from './local-engine.ts';
export { COCO_NAMES, everydayName } from './objects/coco-names.ts';
export type { Given, Mask, Operation, StepOptions } from './operation.ts';
export { OPERATIONS, operationOf, type OperationId } from './operations/registry.ts';
export { lettering, unpackedFont } from './pixels/lettering.ts';
export type { Picture } from './pixels/picture.ts';
export { seededRandom } from './pixels/seeded-random.ts';
export { isSide } from './regions/side.ts';
export { isFitting, type PictureTraits } from './suggest/fitting.ts';
export { IDEAS, type Idea } from './suggest/idea-table.ts';
export { unlessAborted, type JobReport, type WorkerLogger } from './worker-host.ts';
export type { EditResult } from './worker/protocol.ts';
