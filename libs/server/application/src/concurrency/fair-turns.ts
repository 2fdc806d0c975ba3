import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

export interface FairTurnsOptions {
  /** Turns held at a time, by everybody together. */
  readonly limit: number;
  /** What one person may have begun and not ended, those who gave way included. */
  readonly perPerson: number;
  /** Tasks that may wait to begin; one more is refused with OVERLOADED. */
  readonly maxWaiting: number;
  /** The same for one person, so that nobody fills the line alone. */
  readonly maxWaitingPerPerson: number;
}

/** A turn that a task holds while there is something to do, and gives away while it waits for somebody outside. */
export interface Turn {
  /** Lets others go on. Does nothing when the turn is not held. */
  giveWay(): void;
  /** Resolves when the turn is held again: before any task that has not begun. */
  takeAgain(): Promise<void>;
}

/**
 * Runs a task of a person when its turn comes, which is not before `whenReady` has resolved: until then it stands in
 * the line and others go past it.
 */
export type FairTurns = <T>(
  personId: string,
  task: (turn: Turn) => Promise<T>,
  whenReady?: Promise<void>,
) => Promise<T>;

const overloaded = (): DomainError => new DomainError('OVERLOADED', TEXTS.generic.overloaded);

/** Who waits, in the order in which they are called: one task of each person, then the next of each. */
class Line {
  readonly #ready = new Map<string, (() => void)[]>();
  /** Tasks that stand in the line, ready or not, by person. */
  readonly #standing = new Map<string, number>();
  #length = 0;

  constructor(private readonly options: Pick<FairTurnsOptions, 'maxWaiting' | 'maxWaitingPerPerson'>) {}

  /** OVERLOADED when the line is full, or this person's part of it. */
  join(personId: string): void {
    const own = this.#standing.get(personId) ?? 0;
    const { maxWaiting, maxWaitingPerPerson } = this.options;
    if (this.#length >= maxWaiting || own >= maxWaitingPerPerson) throw overloaded();
    this.#standing.set(personId, own + 1);
    this.#length += 1;
  }

  /** One that has joined may be called from now on. */
  beReady(personId: string, call: () => void): void {
    this.#ready.set(personId, [...(this.#ready.get(personId) ?? []), call]);
  }

  /** The next one of a person of whom `isFree` holds, who goes to the end of the line. */
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
 * Turns that no person can use up for the others: each has a share, people are called one after the other, and
 * whoever waits for its client holds no turn meanwhile.
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

  /** The turn of a task that has just been called, and what ends it wherever it stands. */
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

/** `source`, read so that the turn is given away while the next part of it is awaited. */
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
