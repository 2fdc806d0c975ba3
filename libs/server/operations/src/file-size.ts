const [KB, MB] = [1_000, 1_000_000];

/** How large the file of a result may be: at most so many bytes, or about so many percent of the original's bytes. */
export type FileLimit =
  { readonly kind: 'at-most'; readonly bytes: number } | { readonly kind: 'about'; readonly percent: number };

/** A size in bytes as people read it, with decimal units: "1.9 MB", "180 KB". */
export const sizeName = (bytes: number): string =>
  bytes < MB - KB / 2 ? `${Math.ceil(bytes / KB)} KB` : `${Math.round((10 * bytes) / MB) / 10} MB`;
