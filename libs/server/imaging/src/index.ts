export { createImaging, type ImagingOptions, type ProcessImaging } from './create-imaging.ts';
