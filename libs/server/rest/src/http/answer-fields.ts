import { z } from 'zod';

/** ISO 8601 in UTC. */
export const time = z.iso.datetime();
/** A number of things, or of bytes. */
export const count = z.int().nonnegative();
/** An absolute address. */
export const address = z.url();
