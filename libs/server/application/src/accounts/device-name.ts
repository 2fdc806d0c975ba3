const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const firstMatch = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A user agent for a person: "Firefox on Windows". Never the text itself, which whoever signed in chose. */
export const deviceName = (userAgent: string): string => {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? 'An unknown device';
};

/** What a user agent says of itself but its versions: a browser that updates is the same one. */
const withoutVersions = (userAgent: string): string => userAgent.replace(/[\d._]+/g, '');

/** True when two user agents are of one kind of device. Where it is on the network says nothing: people move. */
export const isSameDevice = (one: string, other: string): boolean =>
  withoutVersions(one) === withoutVersions(other);
