import type { Features } from './features.ts';

/** The weights of the classifier: a small number for each feature and label, and the scale of each label. */
export interface Weights {
  readonly labels: readonly string[];
  readonly scales: readonly number[];
  /** `values[feature * labels.length + label]` */
  readonly values: Int8Array;
  /** The hash of the wishes and the code with which the weights were trained. */
  readonly source: string;
}

const LARGEST = 127;

/** Rounds each learned weight to one byte, with one scale for each label. */
export const quantised = (learned: Float32Array, labels: readonly string[], source: string): Weights => {
  const width = labels.length;
  const largest = new Float64Array(width);
  learned.forEach((weight, at) => {
    largest[at % width] = Math.max(largest[at % width] ?? 0, Math.abs(weight));
  });
  const scales = Array.from(largest, (most) => Number(((most || 1) / LARGEST).toPrecision(6)));
  const values = Int8Array.from(learned, (weight, at) => Math.round(weight / (scales[at % width] ?? 1)));
  return { labels, scales, values, source };
};

/** Returns the bytes of the file of the weights: a line of JSON, and then the values. */
export const encodeWeights = ({ values, ...header }: Weights): Uint8Array =>
  Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), new Uint8Array(values.buffer)]);

export const decodeWeights = (bytes: Uint8Array): Weights => {
  const end = bytes.indexOf('\n'.charCodeAt(0));
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as Omit<Weights, 'values'>;
  return {
    ...header,
    values: new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1),
  };
};

/** Returns for each label the log odds that it fits a prompt with these features. */
export const logOddsOf = (
  { labels, scales, values }: Weights,
  { indices, values: counts }: Features,
): Float64Array => {
  const width = labels.length;
  const sums = new Float64Array(width);
  for (let at = 0; at < indices.length; at++) {
    const base = (indices[at] ?? 0) * width;
    const count = counts[at] ?? 0;
    for (let label = 0; label < width; label++)
      sums[label] = (sums[label] ?? 0) + count * (values[base + label] ?? 0);
  }
  return sums.map((sum, label) => sum * (scales[label] ?? 0));
};
