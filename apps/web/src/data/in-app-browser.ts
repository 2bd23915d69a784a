const MARKS = [
  // Messenger names its maker as Facebook does, so it comes first.
  ['Messenger', /Messenger|Orca-Android|FB_IAB\/MESSENGER/],
  ['Facebook', /\bFBA[NV]\/|\bFB_IAB\//],
  ['Instagram', /\bInstagram \d/],
  ['TikTok', /BytedanceWebview|musical_ly|\bTikTok \d/],
] as const;

/** An app whose own browser people land in from its links; Google lets nobody sign in there. */
export type HostApp = (typeof MARKS)[number][0];

/** The app around the page, by what the browser calls itself; null in ordinary browsers. */
export function hostApp(userAgent: string): HostApp | null {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
