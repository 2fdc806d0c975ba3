// The order of a run of all projects: the specs that take longest come first, so that none of them runs alone at the
// end. Jest itself knows only the times of an earlier run and the size of files.
import Sequencer from '@jest/test-sequencer';

/** Specs of models, of PostgreSQL and of processes, which take long, and of stores, which wait for the disk. */
const LONG = /[\\/]libs[\\/]server[\\/](ai|persistence|jobs|storage)[\\/]/;

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
