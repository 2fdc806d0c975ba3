export {
  centred,
  clampScale,
  fit,
  keepInSight,
  MAX_SCALE,
  MIN_SCALE,
  panBy,
  percentOf,
  type Point,
  type Size,
  toPicture,
  toStage,
  type Viewport,
  ZOOM_FACTOR,
  zoomBy,
  zoomTo,
} from './viewport/viewport.ts';
export { viewportAfterKey } from './viewport/viewport-keys.ts';
