import { createHash } from 'node:crypto';
import { modelFile } from '../model-file.ts';
import { decodeWeights, type Weights } from './weights.ts';

/**
 * Returns a function for the weights in a file of `models/`, which reads them at its first call. Throws if their hash is not
 * the one that the training wrote into the code.
 */
export const weightsIn = (file: string, sha256: string): (() => Weights) => {
  let loaded: Weights | undefined;
  return () => {
    if (loaded !== undefined) return loaded;
    const bytes = modelFile(file);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${file} is not what this version was trained to.`);
    return (loaded = decodeWeights(bytes));
  };
};
