// Orders the specs of a run so that the slowest come first and none of them runs alone at the end. Jest itself orders
// by the times of an earlier run, or by the sizes of files when there was none.
import Sequencer from '@jest/test-sequencer';

/**
 * Specs that use AI models, PostgreSQL or other processes take long, specs of stores wait for the disk, and some specs of
 * the prompt reader read thousands of prompts.
 */
const LONG =
  /[\\/]libs[\\/]server[\\/](ai|persistence|jobs|storage|prompts[\\/]src[\\/](training|wishes))[\\/]/;

/** @type {typeof import('@jest/test-sequencer').default} */
const Base = /** @type {any} */ (Sequencer).default ?? Sequencer;

/** @typedef {import('@jest/test-result').Test} Test */

export default class LongFirst extends Base {
  /**
   * @override
   * @param {Test[]} tests
   * @returns {Test[]}
   */
  sort(tests) {
    /** @param {Test} test */
    const isLong = ({ path }) => LONG.test(path);
    const ordered = /** @type {Test[]} */ (super.sort(tests));
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
}
