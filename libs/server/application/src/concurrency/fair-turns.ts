import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

export interface FairTurnsOptions {
  /** The maximum number of turns that are held at the same time. */
  readonly limit: number;
  /** The maximum number of tasks that one person has started, including those that gave their turn away. */
  readonly perPerson: number;
  /** The maximum number of waiting tasks. Further tasks fail with OVERLOADED. */
  readonly maxWaiting: number;
  /** The maximum number of waiting tasks of one person, so that nobody can fill the queue alone. */
  readonly maxWaitingPerPerson: number;
}

/**
 * A permission to work. A task holds its turn while it works, and gives it away while it waits for something
 * outside of the server.
 */
export interface Turn {
  /** Gives the turn to another task. Does nothing if the turn is not held. */
  giveWay(): void;
  /** Takes the turn back, and resolves when it is held again. Such tasks come before new ones. */
  takeAgain(): Promise<void>;
}

/**
 * Runs a task of a person when its turn comes and `whenReady` has resolved. A task that is not ready keeps
 * its place in the queue while others overtake it.
 */
export type FairTurns = <T>(
  personId: string,
  task: (turn: Turn) => Promise<T>,
  whenReady?: Promise<void>,
) => Promise<T>;

const overloaded = (): DomainError => new DomainError('OVERLOADED', TEXTS.generic.overloaded);

/** The queue of waiting tasks. People alternate: each starts one task before anybody starts the next. */
class Line {
  readonly #ready = new Map<string, (() => void)[]>();
  /** The number of tasks in the queue by person. */
  readonly #standing = new Map<string, number>();
  #length = 0;

  private readonly options: Pick<FairTurnsOptions, 'maxWaiting' | 'maxWaitingPerPerson'>;

  constructor(options: Pick<FairTurnsOptions, 'maxWaiting' | 'maxWaitingPerPerson'>) {
    this.options = options;
  }

  /** Adds a task. Throws OVERLOADED if the queue is full or the person has too many tasks in it. */
  join(personId: string): void {
    const own = this.#standing.get(personId) ?? 0;
    const { maxWaiting, maxWaitingPerPerson } = this.options;
    if (this.#length >= maxWaiting || own >= maxWaitingPerPerson) throw overloaded();
    this.#standing.set(personId, own + 1);
    this.#length += 1;
  }

  /** Marks a task as ready, so that `next` may return it. */
  beReady(personId: string, call: () => void): void {
    this.#ready.set(personId, [...(this.#ready.get(personId) ?? []), call]);
  }

  /**
   * Removes and returns the next task of a person for whom `isFree` returns true. That person moves to the
   * end of the queue.
   */
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
 * Distributes turns fairly: each person can hold a limited number, people alternate, and a task that waits for
 * its client holds no turn.
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

  /** Creates the turn of a task that just started, and a function that ends the turn in any state. */
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

/** Yields the chunks of `source`, and gives the turn away while it waits for the next one. */
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
