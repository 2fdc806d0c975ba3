/** The columns of the projects in each view: as many cards as fit, or one row below the other. */
export const COLUMNS = {
  grid: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  list: 'minmax(0, 1fr)',
} as const;
