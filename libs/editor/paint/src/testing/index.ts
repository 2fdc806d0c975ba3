export { nodeResources, painted, pictureOf } from './node-resources.ts';
export { BLUE, CLEAR, CYAN, documentOf, HALVES, RED, SOURCE, square } from './scene.ts';
