import type { AccountRefusal } from '../refusals.ts';

/** What browsers call themselves. Several borrow the names of others, so the order counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\b|Headless)(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Everything that tells one browser from another stands in its first words. */
const LONGEST_USER_AGENT = 512;

/**
 * Browser and system in plain words, such as 'Firefox on Windows', or null when neither is known.
 * Words of this file only: nothing of what a browser sends is kept, neither versions nor models,
 * which could tell people apart.
 *
 * @param userAgent the User-Agent header of a sign-in, if there was one
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, LONGEST_USER_AGENT) ?? '';
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([pattern]) => pattern.test(text))?.[1],
  );
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** Why a person may not end this session of theirs from the list, or null. */
export function whyNotEndSession(session: { readonly isCurrent: boolean }): AccountRefusal | null {
  return session.isCurrent ? 'session-in-use' : null;
}
