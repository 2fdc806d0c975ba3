import { isClick } from './drawn-box.ts';
import type { Machine, PointerAt, Step, ToolContext, ToolEvent, ToolState } from './machine.ts';
import { selectTool } from './select.tool.ts';

type Press = PointerAt & { readonly type: 'pointerDown' };

/** The pointer is pressed, and the next event decides whether it clicks or paints. */
interface Pressed extends ToolState {
  readonly name: 'pressed';
  readonly from: Press;
}

const isPressed = (state: ToolState): state is Pressed => state.name === 'pressed';

/** The gestures on the handles of the selection, as opposed to those on the picture. */
const ON_HANDLES: ReadonlySet<string> = new Set(['resizing', 'rotating']);

/** A click selects what the select tool would select. */
const clicked = ({ from }: Pressed, event: ToolEvent, context: ToolContext): Step<ToolState> => {
  const down = selectTool.send(selectTool.idle, from, context) ?? { state: selectTool.idle };
  const up = selectTool.send(down.state, event, context) ?? {};
  return { ...down, ...up, state: selectTool.idle };
};

/** A drag goes on with the mask brush, which paints the area of the edit from where the pointer was pressed. */
const painting = ({ from }: Pressed, { settings }: ToolContext): Step<ToolState> => ({
  state: selectTool.idle,
  settings: { ...settings, mask: { ...settings.mask, target: 'ai', erasing: false } },
  tool: 'mask-brush',
  then: from,
});

/**
 * The tool of the AI panel. A click selects layers, the handles of the selection work as in the select tool, and
 * a drag over the picture paints the area that the next edit may change.
 */
export const aiTool: Machine = {
  idle: selectTool.idle,
  send: (state, event, context) => {
    if (isPressed(state)) {
      if (event.type === 'pointerUp') return clicked(state, event, context);
      if (event.type !== 'pointerMove' || isClick(state.from.screen, event.screen)) return null;
      return painting(state, context);
    }
    const step = selectTool.send(state, event, context);
    if (event.type !== 'pointerDown' || step === null || ON_HANDLES.has(step.state.name)) return step;
    const pressed: Pressed = { name: 'pressed', from: event };
    return { state: pressed };
  },
};
