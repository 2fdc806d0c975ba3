import { styled } from '@mui/material/styles';
import { type Tool, TOOL_CATEGORIES, type ToolCategory, type ToolId, TOOLS } from '@safelight/engine';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Hint, SmallButton } from '../fields/IconChoice.tsx';
import { useSelectTool } from '../chrome/use-chrome.ts';
import { toolIn, useEditor } from '../session/editing-session.ts';
import { scrollShadows } from './scroll-shadows.ts';
import { scrolledTo } from './scrolled-to.ts';
import { CATEGORY_LABELS, TOOL_ICONS } from '../tools/tool-icons.ts';

const Bar = styled('div')(({ theme }) => ({
  // Buttons are measured from here.
  position: 'relative',
  scrollBehavior: 'smooth',
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 48,
  overflow: 'auto',
  scrollbarWidth: 'none',
  ...scrollShadows(theme, ['top', 'bottom']),
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& > [role="group"]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 1,
    padding: theme.spacing(0.5, 0),
  },
  '& > [role="group"] + [role="group"]': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[aria-orientation="horizontal"]': {
    flexDirection: 'row',
    width: 'auto',
    ...scrollShadows(theme, ['left', 'right']),
    borderRight: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > [role="group"]': { flexDirection: 'row', padding: theme.spacing(0.25, 0) },
    '& > [role="group"] + [role="group"]': {
      borderTop: 0,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));

const ToolButton = styled(SmallButton)(({ theme }) => ({
  width: 36,
  height: 30,
  '--ring-offset': '-3px',
  '--ring-inset': 'inset',
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[aria-pressed="true"]:hover:not(:disabled)': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

const IN_ORDER: readonly Tool[] = TOOL_CATEGORIES.flatMap((category) =>
  TOOLS.filter((tool) => tool.category === category),
);

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const showIn = (bar: HTMLElement, button: HTMLElement): void => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button;
  const left = scrolledTo(bar.scrollLeft, bar.clientWidth, { start: offsetLeft, length: offsetWidth });
  const top = scrolledTo(bar.scrollTop, bar.clientHeight, { start: offsetTop, length: offsetHeight });
  // A bar scrolls in one direction, and setting the other one would end its smooth scrolling.
  if (left !== bar.scrollLeft) bar.scrollLeft = left;
  if (top !== bar.scrollTop) bar.scrollTop = top;
};

interface CategoryProps {
  readonly category: ToolCategory;
  readonly present: ToolId;
  readonly side: 'right' | 'top';
  readonly onTake: (tool: ToolId) => void;
}

const Category = ({ category, present, side, onTake }: CategoryProps) => (
  <div role="group" aria-label={CATEGORY_LABELS[category]}>
    {TOOLS.filter((tool) => tool.category === category).map(({ id, label, shortcut }) => {
      const Icon = TOOL_ICONS[id];
      return (
        <Hint key={id} text={label} shortcut={shortcut.toUpperCase()} side={side}>
          <ToolButton
            type="button"
            aria-label={label}
            aria-pressed={id === present}
            aria-keyshortcuts={shortcut}
            tabIndex={id === present ? 0 : -1}
            data-tool={id}
            onClick={() => onTake(id)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </ToolButton>
        </Hint>
      );
    })}
  </div>
);

/**
 * All tools in their six categories; a single tab stop within which arrow keys move. A bar that scrolls shows the
 * selected tool and those next to it.
 */
export const ToolBar = ({ orientation }: { readonly orientation: 'vertical' | 'horizontal' }) => {
  const present = useEditor(toolIn);
  const take = useSelectTool();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = bar.current?.querySelector<HTMLElement>(`[data-tool="${present.id}"]`);
    if (bar.current !== null && button) showIn(bar.current, button);
  }, [present.id]);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = IN_ORDER.findIndex(({ id }) => id === present.id);
    const next = IN_ORDER[(place + step + IN_ORDER.length) % IN_ORDER.length];
    if (next === undefined) return;
    take(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next.id}"]`)?.focus();
  };
  return (
    <Bar ref={bar} role="toolbar" aria-label="Tools" aria-orientation={orientation} onKeyDown={onKey}>
      {TOOL_CATEGORIES.map((category) => (
        <Category
          key={category}
          category={category}
          present={present.id}
          side={orientation === 'vertical' ? 'right' : 'top'}
          onTake={take}
        />
      ))}
    </Bar>
  );
};
