import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

export interface FairTurnsOptions {
  /** Turns that all tasks together may hold at a time. */
  readonly limit: number;
  /** Tasks of one person that may be under way, including those that gave their turn away. */
  readonly perPerson: number;
  /** Tasks that may wait to begin; the next one is refused with OVERLOADED. */
  readonly maxWaiting: number;
  /** The same limit for one person, so that nobody fills the queue alone. */
  readonly maxWaitingPerPerson: number;
}

/** A turn that a task holds while it works, and gives away while it waits for somebody outside. */
export interface Turn {
  /** Lets other tasks continue. Does nothing when the turn is not held. */
  giveWay(): void;
  /** Resolves when the turn is held again, which is before any new task begins. */
  takeAgain(): Promise<void>;
}

/**
 * Runs a task of a person when its turn comes, but not before `whenReady` has resolved: until then it keeps
 * its place in the queue and others pass it.
 */
export type FairTurns = <T>(
  personId: string,
  task: (turn: Turn) => Promise<T>,
  whenReady?: Promise<void>,
) => Promise<T>;

const overloaded = (): DomainError => new DomainError('OVERLOADED', TEXTS.generic.overloaded);

/** Waiting tasks in the order in which they are called: one task of each person, then the next of each. */
class Line {
  readonly #ready = new Map<string, (() => void)[]>();
  /** Number of tasks in the queue, ready or not, by person. */
  readonly #standing = new Map<string, number>();
  #length = 0;

  constructor(private readonly options: Pick<FairTurnsOptions, 'maxWaiting' | 'maxWaitingPerPerson'>) {}

  /** OVERLOADED when the queue, or this person's part of it, is full. */
  join(personId: string): void {
    const own = this.#standing.get(personId) ?? 0;
    const { maxWaiting, maxWaitingPerPerson } = this.options;
    if (this.#length >= maxWaiting || own >= maxWaitingPerPerson) throw overloaded();
    this.#standing.set(personId, own + 1);
    this.#length += 1;
  }

  /** From now on the task may be called. */
  beReady(personId: string, call: () => void): void {
    this.#ready.set(personId, [...(this.#ready.get(personId) ?? []), call]);
  }

  /** The next task of a person for whom `isFree` is true. That person moves to the end of the queue. */
  next(isFree: (personId: string) => boolean): (() => void) | null {
    for (const [personId, [first, ...others]] of this.#ready) {
      if (first === undefined || !isFree(personId)) continue;
      this.#ready.delete(personId);
      if (others.length > 0) this.#ready.set(personId, others);
      this.#leave(personId);
      return first;
    }
    return null;
  }

  #leave(personId: string): void {
    const own = (this.#standing.get(personId) ?? 1) - 1;
    if (own === 0) this.#standing.delete(personId);
    else this.#standing.set(personId, own);
    this.#length -= 1;
  }
}

/**
 * Turns that no person can use up for the others: each person has a share, people are called one after the
 * other, and a task that waits for its client holds no turn meanwhile.
 */
export const createFairTurns = ({ limit, perPerson, ...lineOptions }: FairTurnsOptions): FairTurns => {
  const line = new Line(lineOptions);
  const returning = new Set<() => void>();
  const begun = new Map<string, number>();
  let held = 0;

  const countBegun = (personId: string, change: number): void => {
    const count = (begun.get(personId) ?? 0) + change;
    if (count === 0) begun.delete(personId);
    else begun.set(personId, count);
  };

  const callNext = (): void => {
    while (held < limit) {
      const [back = null] = returning;
      if (back !== null) returning.delete(back);
      const call = back ?? line.next((personId) => (begun.get(personId) ?? 0) < perPerson);
      if (call === null) return;
      held += 1;
      call();
    }
  };

  const begin = async (personId: string, whenReady: Promise<void>): Promise<void> => {
    line.join(personId);
    await whenReady;
    await new Promise<void>((resolve) => {
      line.beReady(personId, () => {
        countBegun(personId, 1);
        resolve();
      });
      callNext();
    });
  };

  /** The turn of a task that was just called, and a function that ends it in any state. */
  const turnOf = (personId: string): Turn & { readonly end: () => void } => {
    let isHeld = true;
    let coming: { readonly call: () => void; readonly called: Promise<void> } | null = null;

    const giveWay = (): void => {
      if (!isHeld) return;
      isHeld = false;
      held -= 1;
      callNext();
    };

    const comeBack = (): NonNullable<typeof coming> => {
      let call: () => void = () => undefined;
      const called = new Promise<void>((resolve) => {
        call = (): void => {
          isHeld = true;
          coming = null;
          resolve();
        };
      });
      return { call, called };
    };

    return {
      giveWay,
      takeAgain: () => {
        if (isHeld) return Promise.resolve();
        if (coming !== null) return coming.called;
        const { call, called } = (coming = comeBack());
        returning.add(call);
        callNext();
        return called;
      },
      end: () => {
        if (coming !== null) returning.delete(coming.call);
        countBegun(personId, -1);
        if (isHeld) giveWay();
        else callNext();
      },
    };
  };

  return async (personId, task, whenReady = Promise.resolve()) => {
    await begin(personId, whenReady);
    const { end, ...turn } = turnOf(personId);
    try {
      return await task(turn);
    } finally {
      end();
    }
  };
};

/** `source`, read in such a way that the turn is given away while its next part is awaited. */
export async function* pacedBy<T>(turn: Turn, source: AsyncIterable<T>): AsyncGenerator<T> {
  const parts = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      turn.giveWay();
      const next = await parts.next().finally(() => turn.takeAgain());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await parts.return?.();
  }
}
