/**
 * Where the settings of a tool are shown: in the bar above the canvas, which has little room, or in the
 * properties panel.
 */
export type Placement = 'bar' | 'panel';

export const percent = (share: number): string => `${String(Math.round(share * 100))}%`;

export const pixels = (length: number): string => `${String(length)} px`;

export const degrees = (angle: number): string => `${String(Math.round(angle * 10) / 10)}°`;
