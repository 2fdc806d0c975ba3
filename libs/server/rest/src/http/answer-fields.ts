import { z } from 'zod';

/** A time in ISO 8601, UTC. */
export const time = z.iso.datetime();
/** A number of objects or of bytes. */
export const count = z.int().nonnegative();
/** An absolute URL. */
export const address = z.url();
