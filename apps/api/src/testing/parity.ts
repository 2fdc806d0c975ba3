import { agreement } from './agreement.ts';
import { startBothTransports, type BothTransports } from './both-transports.ts';

export type Person = Awaited<ReturnType<BothTransports['signUp']>>;

/** What a parity suite works with. */
interface Ground {
  readonly site: BothTransports;
  readonly ann: Person;
  readonly bob: Person;
}

/** Starts both transports for each test of a suite, with two people, and passes all three to `stand`. */
export const parity = (stand: (ground: Ground) => unknown) => {
  let site: BothTransports;
  beforeEach(async () => {
    site = await startBothTransports();
    stand({ site, ann: await site.signUp('ann'), bob: await site.signUp('bob') });
  });
  afterEach(() => site.stop());
  return agreement(() => site);
};
