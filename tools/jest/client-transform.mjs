// Compiles the client's own modules by swc, and makes JavaScript's globals local variables of each module.
import swc from '@swc/jest';
import { withIntrinsicsAtHand } from './intrinsics.mjs';

/** @param {import('@jest/transform').TransformedSource} result */
const improved = (result) => ({ ...result, code: withIntrinsicsAtHand(result.code) });

export default {
  /** @param {Parameters<typeof swc.createTransformer>[0]} options */
  createTransformer(options) {
    const transformer = /** @type {Required<import('@jest/transform').SyncTransformer>} */ (
      swc.createTransformer(options)
    );
    /** @type {import('@jest/transform').SyncTransformer} */
    const changed = {
      ...transformer,
      getCacheKey: (...args) => `${transformer.getCacheKey(...args)}-with-intrinsics`,
      process: (...args) => improved(transformer.process(...args)),
      processAsync: async (...args) => improved(await transformer.processAsync(...args)),
    };
    return changed;
  },
};
