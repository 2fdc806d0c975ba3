export { createImaging, type ProcessImaging } from './create-imaging.ts';
