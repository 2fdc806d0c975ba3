import { agreement } from './agreement.ts';
import { startBothTransports, type BothTransports } from './both-transports.ts';

export type Person = Awaited<ReturnType<BothTransports['signUp']>>;

/** The servers and users that a parity suite works with. */
interface Ground {
  readonly site: BothTransports;
  readonly ann: Person;
  readonly bob: Person;
}

/** Starts both transports with two users before each test of a suite, and passes all three to `stand`. */
export const parity = (stand: (ground: Ground) => unknown) => {
  let site: BothTransports;
  beforeEach(async () => {
    site = await startBothTransports();
    stand({ site, ann: await site.signUp('ann'), bob: await site.signUp('bob') });
  });
  afterEach(() => site.stop());
  return agreement(() => site);
};
