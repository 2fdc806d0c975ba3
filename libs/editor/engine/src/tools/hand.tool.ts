import type { ScreenPoint } from '../geometry/geometry.ts';
import { panBy } from '../viewport/viewport.ts';
import { type Machine, machine } from './machine.ts';

type State = { readonly name: 'idle' } | { readonly name: 'panning'; readonly from: ScreenPoint };

/** Pans the view. */
export const handTool: Machine = machine<State>(
  { name: 'idle' },
  {
    idle: { pointerDown: (_, { screen }) => ({ state: { name: 'panning', from: screen } }) },
    panning: {
      pointerMove: ({ from }, { screen }, { viewport }) => ({
        state: { name: 'panning', from: screen },
        viewport: panBy(viewport, { x: screen.x - from.x, y: screen.y - from.y }),
      }),
      pointerUp: () => ({ state: { name: 'idle' } }),
    },
  },
);
