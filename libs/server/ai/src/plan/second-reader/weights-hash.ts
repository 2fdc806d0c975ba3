/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '26571eb938cc11acef5b22071b172eb993bfa829e2cb327906d3e404b4ddd969';
