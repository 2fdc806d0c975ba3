/** What a document may hold at most. */
export const LIMITS = {
  layers: 500,
  /** Longest side of the canvas and of a layer's picture, in pixels. */
  sidePx: 16_384,
  /** The document as JSON, in bytes of UTF-8. */
  jsonBytes: 5 * 1024 * 1024,
  /** Pictures of all layers of a document together, in bytes; the server counts them. */
  pictureBytes: 100 * 1024 * 1024,
  /** Farthest a coordinate may lie from the canvas's corner, in pixels. */
  coordinatePx: 1_000_000,
  /** Smallest and largest scale of a layer, without its sign. */
  minLayerScale: 0.001,
  maxLayerScale: 1000,
  nameLength: 200,
  textLength: 10_000,
  strokesPerLayer: 10_000,
  pointsPerStroke: 20_000,
  /** How deep groups may lie in groups. */
  groupDepth: 16,
  /** How deep objects may lie in objects in a document's JSON. */
  jsonDepth: 32,
} as const;
