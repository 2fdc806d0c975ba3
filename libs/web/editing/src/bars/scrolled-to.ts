/** The width and height of a button and a bit more, in CSS pixels: the tools next to the selected one are shown too. */
const NEIGHBOR_PX = 52;

/** The place of a button in a bar, along one direction. */
interface BarPart {
  readonly start: number;
  readonly length: number;
}

/** The scroll position, as close as possible to `from`, at which a part of a bar and its neighbors are shown. */
export const scrolledTo = (from: number, room: number, part: BarPart): number => {
  const least = part.start + part.length + NEIGHBOR_PX - room;
  const most = part.start - NEIGHBOR_PX;
  return Math.max(0, Math.min(most, Math.max(least, from)));
};
