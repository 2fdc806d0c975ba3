import { bytesRows } from './bytes.ts';
import { listRow } from './list.ts';
import { pictureRows } from './pictures.ts';
import type { Row } from './row.ts';

/** All rows of the benchmark. */
export const ROWS: readonly Row[] = [...bytesRows, ...pictureRows, listRow];
