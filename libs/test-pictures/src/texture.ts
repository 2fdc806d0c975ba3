/** A color with 8 bits per channel: red, green, blue. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colors in the corners of every upright picture. Each corner's patch is an eighth of a side. */
export const CORNERS = {
  topLeft: [224, 32, 32],
  topRight: [32, 192, 32],
  bottomLeft: [32, 64, 224],
  bottomRight: [224, 208, 32],
} as const satisfies Record<string, Rgb>;

export interface TextureOptions {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Moves the disc, so that the frames of an animation differ. */
  readonly frame?: number;
}

const cornerAt = (x: number, y: number, { width, height }: TextureOptions): Rgb | null => {
  const left = x < width / 8;
  const top = y < height / 8;
  if (!left && x < (width * 7) / 8) return null;
  if (!top && y < (height * 7) / 8) return null;
  if (top) return left ? CORNERS.topLeft : CORNERS.topRight;
  return left ? CORNERS.bottomLeft : CORNERS.bottomRight;
};

/** Returns values of 0 to 63 from a 32-bit state (xorshift). The same seed gives the same noise. */
const createNoise = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 63;
  };
};

/**
 * Raw RGB with 8 bits per channel, row by row. It shows a gradient with noise, a disc that moves with the
 * frame, and marked corners.
 */
export const makeTexture = (options: TextureOptions): Buffer => {
  const { width, height, seed, frame = 0 } = options;
  const pixels = Buffer.allocUnsafe(width * height * 3);
  const noise = createNoise(seed);
  const radius = Math.min(width, height) / 5;
  const centreX = width * (0.35 + 0.1 * (frame % 4));
  let offset = 0;
  for (let y = 0; y < height; y += 1) {
    const green = (y * 191) / height;
    const dy = y - height / 2;
    for (let x = 0; x < width; x += 1) {
      const corner = cornerAt(x, y, options);
      const grain = noise();
      const dx = x - centreX;
      const inDisc = dx * dx + dy * dy < radius * radius;
      pixels[offset] = corner?.[0] ?? (inDisc ? 200 : (x * 191) / width) + (grain >> 1);
      pixels[offset + 1] = corner?.[1] ?? green + grain;
      pixels[offset + 2] = corner?.[2] ?? (inDisc ? 40 : 150) + (grain >> 1);
      offset += 3;
    }
  }
  return pixels;
};
