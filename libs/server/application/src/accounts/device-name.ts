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
 * Returns the name of a device from its user agent: "Firefox on Windows". The name never contains text of the
 * header, which anyone can forge.
 */
export const deviceName = (userAgent: string): string => {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? 'An unknown device';
};

/**
 * Returns the user agent without version numbers, so that a browser remains the same device after an update.
 */
const withoutVersions = (userAgent: string): string => userAgent.replace(/[\d._]+/g, '');

/**
 * True if two user agents belong to the same kind of device. Network addresses are not compared, because
 * people move.
 */
export const isSameDevice = (one: string, other: string): boolean =>
  withoutVersions(one) === withoutVersions(other);
