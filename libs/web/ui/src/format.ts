const bytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const count = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** "840 B", "12.4 KB", "3.1 MB": the sizes a person compares, in powers of 1024. */
export const formatBytes = (size: number): string => {
  if (size < 1024) return `${count.format(size)} B`;
  return size < 1024 * 1024 ? `${bytes.format(size / 1024)} KB` : `${bytes.format(size / 1024 / 1024)} MB`;
};

/** "1,204". */
export const formatCount = (value: number): string => count.format(value);

/** "Nov 21, 2026", from ISO 8601. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

/** "4000 × 3000". */
export const formatDimensions = (width: number, height: number): string => `${width} × ${height}`;

/** "PNG", from "image/png". */
export const formatContentType = (contentType: string): string =>
  contentType
    .replace(/^image\//, '')
    .replace(/\+.*$/, '')
    .toUpperCase();

/** "840 ms", "3.2 s". */
export const formatDuration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;
