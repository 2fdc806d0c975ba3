import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** The margin around a control in which its ring may be, in pixels. */
const MARGIN_PX = 6;
/** The smallest change of a channel that is visible. */
const SEEN = 40;
/** Fewer changed pixels are a cursor or a rounded corner, not a ring. */
const LEAST_PX = 24;
/** Controls are focused in this many rounds, so that the ring of a neighbor is not mistaken for a control's own. */
const TURNS = 2;

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface Control {
  readonly index: number;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The controls of the page that Tab reaches, each marked with its index. */
const tabbableControls = (page: Page, within: string): Promise<Control[]> =>
  page.evaluate((selector) => {
    for (const marked of document.querySelectorAll<HTMLElement>('[data-control]'))
      delete marked.dataset['control'];
    const controls = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert], [aria-hidden="true"]') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        // A control that is above the page until it is focused, such as the link that skips the header, shows
        // the focus by appearing.
        element.getBoundingClientRect().bottom > 0,
    );
    for (const element of document.querySelectorAll<HTMLElement>('[data-control]'))
      delete element.dataset['control'];
    return controls.map((element, index) => {
      element.dataset['control'] = String(index);
      const { left, top, width, height } = element.getBoundingClientRect();
      const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      const name = `${element.tagName.toLowerCase()} “${text}”`;
      return { index, name, left: left + window.scrollX, top: top + window.scrollY, width, height };
    });
  }, `:is(${within}) :is(${TABBABLE})`);

const decoded = async (png: Buffer): Promise<Picture> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};

/** A screenshot of the whole page, uncompressed because it is compared once and not stored. */
const pictureOf = async (session: CDPSession): Promise<Picture> => {
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const { clientWidth, clientHeight } = cssLayoutViewport;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Capturing beyond the window lays the page out again, which rebuilds screens that fill the window.
    captureBeyondViewport: cssContentSize.width > clientWidth || cssContentSize.height > clientHeight,
    clip: { ...cssContentSize, scale: 1 },
  });
  return decoded(Buffer.from(data, 'base64'));
};

/** The number of pixels in and around a control that differ between two screenshots. */
const changedPixels = (before: Picture, after: Picture, control: Control): number => {
  const from = { x: Math.floor(control.left) - MARGIN_PX, y: Math.floor(control.top) - MARGIN_PX };
  const to = {
    x: Math.ceil(control.left + control.width) + MARGIN_PX,
    y: Math.ceil(control.top + control.height) + MARGIN_PX,
  };
  let changed = 0;
  for (let y = Math.max(0, from.y); y < Math.min(to.y, before.height, after.height); y += 1) {
    for (let x = Math.max(0, from.x); x < Math.min(to.x, before.width, after.width); x += 1) {
      const [at, there] = [(y * before.width + x) * 3, (y * after.width + x) * 3];
      const apart = (channel: number): number =>
        Math.abs((before.pixels[at + channel] ?? 0) - (after.pixels[there + channel] ?? 0));
      if (Math.max(apart(0), apart(1), apart(2)) >= SEEN) changed += 1;
    }
  }
  return changed;
};

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
 * Forces the look of focus on all controls at once, or removes it. Returns the controls that are still on the
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

/** Checks one control that really gets the focus, so that styles of its container apply too. */
const showsFocus = async (page: Page, { index }: Control): Promise<boolean> => {
  const control = page.locator(`[data-control="${index}"]`);
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (box === null) return true;
  const clip = {
    x: Math.max(0, box.x - MARGIN_PX),
    y: Math.max(0, box.y - MARGIN_PX),
    width: box.width + 2 * MARGIN_PX,
    height: box.height + 2 * MARGIN_PX,
  };
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
  const [before, after] = await Promise.all([decoded(plain), decoded(focused)]);
  const whole = { index, name: '', left: 0, top: 0, width: before.width, height: before.height };
  return changedPixels(before, after, whole) >= LEAST_PX;
};

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
  const plain = await pictureOf(session);
  const doubtful: Control[] = [];
  let looked = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const chosen = nodes.filter(({ control }) => control.index % TURNS === turn);
    const forced = await forceFocus(session, chosen, true);
    const focused = await pictureOf(session);
    await forceFocus(session, chosen, false);
    looked += forced.length;
    for (const control of forced) {
      if (changedPixels(plain, focused, control) < LEAST_PX) doubtful.push(control);
    }
  }
  await session.detach();
  const missing: string[] = [];
  for (const control of doubtful) if (!(await showsFocus(page, control))) missing.push(control.name);
  return { looked, missing };
};
