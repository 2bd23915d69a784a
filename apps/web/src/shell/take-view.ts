/**
 * Counts one more view of a popup in this browser.
 * @returns false when it was seen `maxViews` times already. Where storage is closed (private mode)
 * nothing can be counted, so one document shows it once.
 */
export function takeView(key: string, maxViews: number): boolean {
  try {
    const seen = Number.parseInt(localStorage.getItem(key) ?? '0', 10) || 0;
    if (seen >= maxViews) return false;
    localStorage.setItem(key, String(seen + 1));
    return true;
  } catch {
    return true;
  }
}
