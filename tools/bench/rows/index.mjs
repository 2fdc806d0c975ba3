import { bytesRows } from './bytes.mjs';
import { listRow } from './list.mjs';
import { pictureRows } from './pictures.mjs';

/**
 * What is measured. A row's `prepare(world)` starts its sides, `{ ours, limit }`: each the bytes of a request,
 * the port to send them to, and the processes whose time it costs. Rows without `isPossible` always are.
 */
export const ROWS = [...bytesRows, ...pictureRows, listRow];
