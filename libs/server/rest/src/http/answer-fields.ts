import { z } from 'zod';

/** ISO 8601 in UTC. */
export const time = z.iso.datetime();
/** How many there are of something, bytes included. */
export const count = z.int().nonnegative();
/** An absolute address. */
export const address = z.url();
