/**
 * The names of browsers with the text that identifies each in a user agent. The first match counts, because the
 * user agents of earlier browsers in the list also contain the texts of later ones.
 */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const;

type Marks = readonly (readonly [string, RegExp])[];

const nameIn = (userAgent: string, marks: Marks): string | undefined =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * Returns the name of a device from its user agent: "Chrome on Windows", "Safari on iPhone" or "curl", or
 * "Unknown device" if the user agent is not recognised.
 */
export const deviceOf = (userAgent: string): string => {
  const browser = nameIn(userAgent, BROWSERS);
  const system = nameIn(userAgent, SYSTEMS);
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  if (system !== undefined) return system;
  return /^[\w.-]+(?=\/|$)/.exec(userAgent)?.[0] ?? 'Unknown device';
};
