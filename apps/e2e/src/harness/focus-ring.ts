import type { CDPSession, Page } from '@playwright/test';
import { type Area, decoded, hasRing, pictureOf, withMargin } from './focus-pictures.ts';

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Controls whose focus ring an element around them has, and the elements that have it. */
const IN_RINGED = 'input, textarea, .MuiOutlinedInput-input';
const RINGED =
  '.MuiOutlinedInput-root, .MuiSwitch-root, .MuiButtonBase-root:not(.MuiSwitch-switchBase), .MuiSlider-thumb';

/** The first line of a control, which is mostly its only one. */
interface Control extends Area {
  readonly index: number;
  readonly name: string;
  /** The other lines of a link that is broken into lines: its ring goes around all of them. */
  readonly rest: readonly Area[];
}

/**
 * Finds the controls of the page that Tab reaches and marks each, and the element that has its ring, with its index;
 * none of them keeps the focus. The areas are those of the rings.
 */
const tabbableControls = (page: Page, within: string): Promise<Control[]> =>
  page.evaluate(
    ([selector, inRinged, ringed]) => {
      (document.activeElement as HTMLElement | null)?.blur();
      for (const marked of document.querySelectorAll<HTMLElement>('[data-control], [data-ring]')) {
        delete marked.dataset['control'];
        delete marked.dataset['ring'];
      }
      const controls = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.closest('[inert], [aria-hidden="true"]') === null &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // A control that is above the page until it is focused, such as the skip link, shows the focus by
          // appearing.
          element.getBoundingClientRect().bottom > 0,
      );
      return controls.map((element, index) => {
        element.dataset['control'] = String(index);
        const around = element.matches('.ring-around')
          ? element.parentElement
          : element.matches(inRinged)
            ? element.closest<HTMLElement>(ringed)
            : null;
        const owner = around ?? element;
        owner.dataset['ring'] = String(index);
        const [first, ...rest] = Array.from(owner.getClientRects(), ({ left, top, width, height }) => ({
          left: left + window.scrollX,
          top: top + window.scrollY,
          width,
          height,
        }));
        const nowhere = { left: 0, top: 0, width: 0, height: 0 };
        const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        const name = `${element.tagName.toLowerCase()} “${text}”`;
        return { index, name, rest, ...(first ?? nowhere) };
      });
    },
    [`:is(${within}) :is(${TABBABLE})`, IN_RINGED, RINGED] as const,
  );

/** A control and its node id in the browser's developer tools. */
interface Node {
  readonly control: Control;
  readonly nodeId: number;
}

const nodesOf = async (session: CDPSession, controls: readonly Control[]): Promise<Node[]> => {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const found = controls.map(async (control) => {
    const selector = `[data-control="${control.index}"]`;
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    return { control, nodeId };
  });
  return (await Promise.all(found)).filter(({ nodeId }) => nodeId !== 0);
};

/**
 * Forces the focus style on all controls at once, or removes it; returns the controls that are still on the
 * page.
 */
const forceFocus = async (
  session: CDPSession,
  nodes: readonly Node[],
  isFocused: boolean,
): Promise<Control[]> => {
  const forcedPseudoClasses = isFocused ? ['focus', 'focus-visible'] : [];
  const forced = nodes.map(({ control, nodeId }) =>
    session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).then(
      () => control,
      () => null,
    ),
  );
  return (await Promise.all(forced)).filter((control) => control !== null);
};

/** Checks one control by really focusing it, so that styles of its container apply too. */
const showsFocus = async (page: Page, { index }: Control): Promise<boolean> => {
  const control = page.locator(`[data-control="${index}"]`);
  // The button of a toast may have left with it since the pictures were taken.
  if ((await control.count()) === 0) return true;
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const ring = page.locator(`[data-ring="${index}"]`);
  const { lines, right, bottom } = await ring.evaluate((element) => ({
    lines: Array.from(element.getClientRects(), ({ left, top, width, height }) => ({
      left,
      top,
      width,
      height,
    })),
    right: innerWidth,
    bottom: innerHeight,
  }));
  const [ringed, ...rest] = lines;
  if (ringed === undefined) return true;
  const area = withMargin(ringed);
  const [left, top] = [Math.max(0, area.left), Math.max(0, area.top)];
  const shown: Area = {
    left,
    top,
    width: Math.min(right, area.left + area.width) - left,
    height: Math.min(bottom, area.top + area.height) - top,
  };
  const clip = { x: left, y: top, width: shown.width, height: shown.height };
  const plain = await page.screenshot({ clip });
  await control.evaluate((element: HTMLElement) => {
    const options: FocusOptions & { readonly focusVisible: boolean } = {
      focusVisible: true,
      preventScroll: true,
    };
    element.focus(options);
  });
  const focused = await page.screenshot({ clip });
  await control.evaluate((element: HTMLElement) => element.blur());
  const [before, after] = await Promise.all([decoded(plain, shown), decoded(focused, shown)]);
  return hasRing(before, after, ringed, rest);
};

/** True when the first area contains the second. */
const contains = (outer: Area, inner: Area): boolean =>
  outer !== inner &&
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

/** Lists the controls of the screen, or of parts of it, that look the same with and without the focus. */
export const controlsWithoutRing = async (
  page: Page,
  within = 'body',
): Promise<{ looked: number; missing: string[] }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const controls = await tabbableControls(page, within);
  const nodes = await nodesOf(session, controls);
  const plain = await pictureOf(session, controls);
  const doubtful: Control[] = [];
  let looked = 0;
  const hasOthers = ({ control }: Node): boolean => controls.some((other) => contains(control, other));
  // Controls that contain others are checked separately, because their rings reach over the others.
  for (const turn of [nodes.filter((node) => !hasOthers(node)), nodes.filter(hasOthers)]) {
    if (turn.length === 0) continue;
    const forced = await forceFocus(session, turn, true);
    const focused = await pictureOf(session, controls);
    await forceFocus(session, turn, false);
    looked += forced.length;
    for (const control of forced) {
      const neighbors = [...forced.filter((other) => other !== control), ...control.rest];
      if (!hasRing(plain, focused, control, neighbors)) doubtful.push(control);
    }
  }
  await session.detach();
  const missing: string[] = [];
  // A control that changes between its two screenshots, such as a row whose thumbnail appears, is looked at once more.
  for (const control of doubtful)
    if (!(await showsFocus(page, control)) && !(await showsFocus(page, control))) missing.push(control.name);
  return { looked, missing };
};
