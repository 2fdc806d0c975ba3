import { atom, type createStore, useStore } from 'jotai';
import { useMemo } from 'react';

export type ToastKind = 'success' | 'error' | 'default' | 'loading';

/** A button on a toast, such as "Undo", that works once. */
interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
  /** The ids of what it acts on, if that may be done elsewhere before the button is pressed (see `settle`). */
  readonly on?: readonly string[];
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
}

/** How long a toast is shown, in milliseconds; null for no limit (spec: accounts §2 and §9). */
export const TOAST_DURATION_MS: Readonly<Record<ToastKind, number | null>> = {
  success: 3_000,
  error: 5_000,
  default: 4_000,
  loading: null,
};

/** How long a toast with a button is shown, in milliseconds: enough to read it and to reach the button. */
export const ACTION_TOAST_MS = 10_000;

/** The maximum number of toasts on screen. The oldest ones are removed first (spec: accounts §2). */
export const MAX_TOASTS = 20;

export const toastsAtom = atom<readonly Toast[]>([]);

type Store = ReturnType<typeof createStore>;

/**
 * Shows messages at the bottom of the screen. Each call returns the id of the toast. A toast takes the place of one
 * that says the same.
 */
export interface Toaster {
  readonly success: (text: string, action?: ToastAction) => number;
  readonly error: (text: string, action?: ToastAction) => number;
  readonly show: (text: string, action?: ToastAction) => number;
  readonly loading: (text: string) => number;
  readonly dismiss: (id: number) => void;
  /** Removes the toasts whose buttons have nothing left to act on, now that `ids` were acted on elsewhere. */
  readonly settle: (ids: readonly string[]) => void;
}

let lastId = 0;

/**
 * True if two toasts differ in nothing that a person notices. Each with a button acts on something else, and each of
 * something that is loading ends by itself.
 */
const saysSame = (one: Toast, other: Toast): boolean =>
  one.kind !== 'loading' &&
  one.kind === other.kind &&
  one.text === other.text &&
  one.action === undefined &&
  other.action === undefined;

/** Returns the toast with a button that acts only on what is left; null if nothing is. */
const withoutSettled = (toast: Toast, settled: ReadonlySet<string>): Toast | null => {
  const { action } = toast;
  if (action?.on?.some((id) => settled.has(id)) !== true) return toast;
  const on = action.on.filter((id) => !settled.has(id));
  return on.length === 0 ? null : { ...toast, action: { ...action, on } };
};

/** Creates the toaster of a Jotai store, for code outside of React. */
export const createToaster = (store: Store): Toaster => {
  const add = (kind: ToastKind) => (text: string, action?: ToastAction) => {
    lastId += 1;
    const toast: Toast = { id: lastId, kind, text, ...(action === undefined ? {} : { action }) };
    store.set(toastsAtom, (shown) =>
      [...shown.filter((other) => !saysSame(other, toast)), toast].slice(-MAX_TOASTS),
    );
    return toast.id;
  };
  return {
    success: add('success'),
    error: add('error'),
    show: add('default'),
    loading: add('loading'),
    dismiss: (id) => store.set(toastsAtom, (shown) => shown.filter((toast) => toast.id !== id)),
    settle: (ids) => {
      const settled = new Set(ids);
      store.set(toastsAtom, (shown) => shown.flatMap((toast) => withoutSettled(toast, settled) ?? []));
    },
  };
};

/** Returns the toaster of the surrounding store. */
export const useToasts = (): Toaster => {
  const store = useStore();
  return useMemo(() => createToaster(store), [store]);
};
