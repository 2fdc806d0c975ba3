// swc for the client's own modules, with the globals of JavaScript as local variables.
import swc from '@swc/jest';
import { withIntrinsicsAtHand } from './intrinsics.mjs';

const improved = (result) => ({ ...result, code: withIntrinsicsAtHand(result.code) });

export default {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (...args) => `${transformer.getCacheKey(...args)}-with-intrinsics`,
      process: (...args) => improved(transformer.process(...args)),
      processAsync: async (...args) => improved(await transformer.processAsync(...args)),
    };
  },
};
