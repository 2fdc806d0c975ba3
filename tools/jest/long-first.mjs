// The order of a run of all projects: the projects whose specs take longest come first, so that none of them runs
// alone at the end. Jest itself knows only the times of an earlier run and the size of files.
import Sequencer from '@jest/test-sequencer';

/** Specs of models, of PostgreSQL and of processes, which take long. */
const LONG = ['server-ai', 'server-persistence', 'server-jobs'];

export default class LongFirst extends (Sequencer.default ?? Sequencer) {
  sort(tests) {
    const isLong = ({ context }) => LONG.includes(context.config.displayName?.name);
    const ordered = super.sort(tests);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
}
