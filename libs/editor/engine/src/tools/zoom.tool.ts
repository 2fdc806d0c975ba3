import { zoomBy } from '../viewport/viewport.ts';
import { type Machine, machine } from './machine.ts';

/** A click zooms in by one step about the pointer, or out with Alt. */
export const zoomTool: Machine = machine<{ readonly name: 'idle' }>(
  { name: 'idle' },
  {
    idle: {
      pointerDown: (state, { screen, alt }, { viewport }) => ({
        state,
        viewport: zoomBy(viewport, alt ? -1 : 1, screen),
      }),
    },
  },
);
