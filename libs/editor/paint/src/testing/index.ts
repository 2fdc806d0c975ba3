export { nodeResources, painted, pictureOf } from './node-resources.ts';
export { documentOf, HALVES, SOURCE, square } from './scene.ts';
