/** The name of an exported file (spec: images §7): `edited-image-{timestamp}.png`, in epoch milliseconds. */
export const exportName = (now: number, extension: string): string =>
  `edited-image-${String(now)}.${extension}`;
