import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelName } from '../operation.ts';

/** The SHA-256 of `<name>.onnx` for every model (models/NOTICE.md). */
const SHA256: Readonly<Record<ModelName, string>> = {
  u2netp: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
  nanodet: 'b651bc54d4650b307020bd6e4849eb8280531c39daa49da4903f9bd6ccc9baa3',
  selfie: 'e2d821e26ad9096158301ebd0b1783392e0edbd1c80587d1720da45f3b7cb2cc',
  blazeface: '58f8c45abf74bd96bdbb6bda469588a7cf4ba27349465c5d18ca69ffd742c650',
  'slim-x2': 'b6748358c3881730dd2e44d220fd6c2e3fc87a1a4217193e0f4efb8a028ad1d0',
  'animev3-x4': 'f86df5eb5e437ad5833bc17d79a909c39dbcb9aa80dbe051b9f2a92e6defad82',
  'gans-x4': 'c2a7f64ae27034c2f02a61fe7aec4d68a52ffd4c7a5b77fc8522a736c7a9e3aa',
};

export const MODEL_NAMES = Object.keys(SHA256) as readonly ModelName[];

/** Reads a model. Throws when the file is missing or has a wrong checksum. */
export const readModel = async (modelsDir: string, name: ModelName): Promise<Uint8Array> => {
  const bytes = await readFile(join(modelsDir, `${name}.onnx`));
  if (createHash('sha256').update(bytes).digest('hex') !== SHA256[name]) {
    throw new Error(`${name}.onnx is not the model this engine was made with.`);
  }
  return bytes;
};
