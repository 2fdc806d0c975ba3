import { translateError } from './database-error.ts';

/** A function through which every call of a repository passes. */
export type Passage = <T>(call: () => Promise<T>) => Promise<T>;

/** Runs calls at once, and translates errors of the driver. */
export const translating: Passage = async (call) => {
  try {
    return await call();
  } catch (error) {
    throw translateError(error);
  }
};

/** Runs calls one after another, because a connection runs one statement at a time. */
export const oneAtATime = (): { readonly pass: Passage; readonly idle: () => Promise<unknown> } => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    pass: (call) => {
      const result = last.then(() => translating(call));
      last = result.catch(() => undefined);
      return result;
    },
    idle: () => last,
  };
};

/**
 * Creates a proxy of `target` that passes every method call through `pass`. All methods of repositories
 * return promises.
 */
export const guarded = <T extends object>(target: T, pass: Passage): T =>
  new Proxy(target, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => pass(async () => Reflect.apply(member, object, args) as unknown);
    },
  });
