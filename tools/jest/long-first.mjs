// The order of a run of all projects: the specs that take longest come first, so that none of them runs alone at the
// end. Jest itself knows only the times of an earlier run and the size of files.
import Sequencer from '@jest/test-sequencer';

/** Specs of models, of PostgreSQL and of processes, which take long. */
const LONG = /[\\/]libs[\\/]server[\\/](ai|persistence|jobs)[\\/]/;

export default class LongFirst extends (Sequencer.default ?? Sequencer) {
  sort(tests) {
    const isLong = ({ path }) => LONG.test(path);
    const ordered = super.sort(tests);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
}
