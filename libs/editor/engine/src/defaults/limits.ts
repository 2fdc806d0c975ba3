/** The limits of a document. */
export const LIMITS = {
  layers: 500,
  /** The longest side of the canvas and of a layer's picture, in pixels. */
  sidePx: 16_384,
  /** The size of the document's JSON, in bytes of UTF-8. */
  jsonBytes: 5 * 1024 * 1024,
  /** The total size of all pictures of a document in bytes; enforced by the server. */
  pictureBytes: 100 * 1024 * 1024,
  /** The largest coordinate, in pixels. */
  coordinatePx: 1_000_000,
  /** The range of a layer's scale, ignoring its sign. */
  minLayerScale: 0.001,
  maxLayerScale: 1000,
  nameLength: 200,
  textLength: 10_000,
  strokesPerLayer: 10_000,
  pointsPerStroke: 20_000,
  /** How deeply groups may be nested. */
  groupDepth: 16,
  /** How deeply objects may be nested in a document's JSON. */
  jsonDepth: 32,
} as const;
