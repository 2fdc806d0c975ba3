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

/**
 * Describes a user agent to people: "Firefox on Windows". Never contains the header itself, which anyone can
 * forge.
 */
export const deviceName = (userAgent: string): string => {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? 'An unknown device';
};

/** The user agent without version numbers, because a browser stays the same device when it is updated. */
const withoutVersions = (userAgent: string): string => userAgent.replace(/[\d._]+/g, '');

/**
 * True when two user agents belong to the same kind of device. Network addresses do not count, because people
 * move.
 */
export const isSameDevice = (one: string, other: string): boolean =>
  withoutVersions(one) === withoutVersions(other);
