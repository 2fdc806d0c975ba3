import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import { Check, CircleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Spinner } from '../Spinner.tsx';
import { clearBottom, visibleControls, visibleTitles } from './clear-place.ts';
import {
  ACTION_TOAST_MS,
  type Toast,
  TOAST_DURATION_MS,
  type ToastKind,
  toastsAtom,
  useToasts,
} from './toasts.atoms.ts';
import { UNDO, useUndoKey } from './use-undo-key.ts';

const Stack = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  // A new toast appears above the others, so that none of them moves.
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: theme.spacing(1),
  pointerEvents: 'none',
}));

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  maxWidth: 'min(520px, 100%)',
  paddingBlock: theme.spacing(0.5),
  paddingInline: theme.spacing(2, 0.5),
  borderRadius: 12,
  pointerEvents: 'auto',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  animation: 'toast-in 180ms ease-out',
  '@keyframes toast-in': { from: { opacity: 0 } },
  '& > .message': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    minWidth: 0,
    paddingBlock: theme.spacing(1),
  },
  '& > .buttons': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.25), flex: 'none' },
  // A long text takes further lines rather than the place of the buttons.
  '& > * > *': { flex: 'none' },
  '& > * > .text': { flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-kind="success"] > .message > svg': { color: theme.vars.palette.success.main },
  '&[data-kind="error"] > .message > svg': { color: theme.vars.palette.error.main },
  // On phones a long text beside a button would be a narrow column.
  '&[data-action="true"]': {
    [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0 },
  },
}));

const ICONS: Readonly<Record<ToastKind, ReactNode>> = {
  success: <Check size={18} aria-hidden />,
  error: <CircleAlert size={18} aria-hidden />,
  default: null,
  loading: <Spinner size={16} />,
};

interface ToastCardProps {
  readonly toast: Toast;
  /** Whether the toast stays, however long it has been shown. */
  readonly held: boolean;
  /** Called before the toast disappears because one of its buttons was pressed. */
  readonly onPress: () => void;
}

const ToastCard = ({ toast, held, onPress }: ToastCardProps) => {
  const { dismiss } = useToasts();
  const press = (): void => {
    onPress();
    dismiss(toast.id);
  };
  useEffect(() => {
    const duration = toast.action === undefined ? TOAST_DURATION_MS[toast.kind] : ACTION_TOAST_MS;
    if (duration === null || held) return;
    const timer = setTimeout(() => dismiss(toast.id), duration);
    return () => clearTimeout(timer);
  }, [dismiss, held, toast]);
  return (
    <Card
      data-kind={toast.kind}
      data-action={toast.action !== undefined}
      role={toast.kind === 'error' ? 'alert' : 'status'}
    >
      <span className="message">
        {ICONS[toast.kind]}
        <span className="text">{toast.text}</span>
      </span>
      <span className="buttons">
        {toast.action === undefined ? null : (
          <Button
            size="small"
            variant="text"
            aria-keyshortcuts={toast.action.label === UNDO ? 'Control+Z Meta+Z' : undefined}
            onClick={() => {
              press();
              toast.action?.onAct();
            }}
          >
            {toast.action.label}
          </Button>
        )}
        <IconButton aria-label="Dismiss" onClick={press}>
          <X size={16} />
        </IconButton>
      </span>
    </Card>
  );
};

/** The distance of toasts from the bottom in CSS pixels if no controls are in the way. */
const LOWEST = 16;

/** The time in milliseconds after a change of the page in which further changes are waited for. */
const CHANGES_MS = 100;

/** Calls `onChange` soon after elements were added to the page or removed. Returns the function that ends this. */
const watchElements = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, CHANGES_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
};

/**
 * Moves the toasts above the controls that they would cover: when other toasts are shown, and while some are, also
 * when the page is scrolled, its size changes, or controls appear, disappear or have come to rest after a transition.
 * Toasts that are `held` do not move.
 */
const useClearPlace = (
  element: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  held: boolean,
): number => {
  const [bottom, setBottom] = useState(LOWEST);
  useLayoutEffect(() => {
    if (toasts.length === 0 || held) return;
    const place = (): void => {
      const { innerHeight: height } = window;
      const cards = [...(element.current?.children ?? [])].map((card) => card.getBoundingClientRect());
      const rect = {
        left: Math.min(...cards.map(({ left }) => left)),
        right: Math.max(...cards.map(({ right }) => right)),
        top: Math.min(...cards.map(({ top }) => top)),
        bottom: Math.max(...cards.map((card) => card.bottom)),
      };
      const [controls, titles] = [visibleControls(), visibleTitles()];
      setBottom((now) => clearBottom(rect, controls, { height, lowest: LOWEST, now, titles }));
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scrollend', place);
    document.addEventListener('transitionend', place);
    const unwatch = watchElements(place);
    return () => {
      unwatch();
      window.removeEventListener('resize', place);
      document.removeEventListener('scrollend', place);
      document.removeEventListener('transitionend', place);
    };
  }, [element, toasts, held]);
  return bottom;
};

const isInside = (element: RefObject<HTMLElement | null>, node: Element | null): boolean =>
  element.current?.contains(node) === true;

/**
 * Returns the focus to the element that had it before it came into the toasts, or to the screen if that element is
 * gone.
 */
const useFocusBefore = (stack: RefObject<HTMLElement | null>) => {
  const before = useRef<Element | null>(null);
  return {
    noteFocus: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null || !isInside(stack, relatedTarget)) before.current = relatedTarget;
    },
    returnFocus: (): void => {
      if (!isInside(stack, document.activeElement)) return;
      const place = before.current?.isConnected === true ? before.current : document.querySelector('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
};

/** Returns the toasts from the lowest to the highest. Those with a button are lowest, where they move least. */
const fromTheLowest = (toasts: readonly Toast[]): readonly Toast[] => [
  ...toasts.filter(({ action }) => action !== undefined),
  ...toasts.filter(({ action }) => action === undefined),
];

/**
 * The toasts, at the bottom centre above any controls. All of them stay where they are while the pointer or the
 * focus is on one of them, because one that went would move the others.
 */
export const ToastStack = () => {
  const toasts = useAtomValue(toastsAtom);
  const stack = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const [shown, setShown] = useState(toasts);
  if (shown !== toasts) {
    setShown(toasts);
    // The browser does not say that the pointer or the focus has left a toast that is gone.
    if (shown.some((toast) => !toasts.includes(toast))) setHeld(false);
  }
  // A dialog that opened while a toast was visible has hidden the toasts from screen readers. This shows them
  // again for the next toast.
  useLayoutEffect(() => {
    stack.current?.removeAttribute('aria-hidden');
  }, [toasts]);
  const bottom = useClearPlace(stack, toasts, held);
  const { noteFocus, returnFocus } = useFocusBefore(stack);
  useUndoKey(toasts, returnFocus);
  return (
    <Stack
      ref={stack}
      data-toasts
      aria-label="Messages"
      style={{ bottom: `max(${bottom}px, env(safe-area-inset-bottom))` }}
      onPointerEnter={() => setHeld(true)}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        noteFocus(event);
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      {fromTheLowest(toasts).map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onPress={returnFocus} />
      ))}
    </Stack>
  );
};
