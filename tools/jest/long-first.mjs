// The order of a run of all projects: those first whose specs take longest, so that none of them is left alone at
// the end while a processor has nothing to do. Jest itself knows only what an earlier run took, and a file's size.
import Sequencer from '@jest/test-sequencer';

/** Specs of models, of PostgreSQL and of processes that are waited for. */
const LONG = ['server-ai', 'server-persistence', 'server-jobs'];

export default class LongFirst extends (Sequencer.default ?? Sequencer) {
  sort(tests) {
    const isLong = ({ context }) => LONG.includes(context.config.displayName?.name);
    const ordered = super.sort(tests);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
}
