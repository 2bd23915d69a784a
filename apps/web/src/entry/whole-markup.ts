import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';

/** What React writes where a part of the page was not there yet. */
const MISSING = '<!--$!-->';

/** The markup with the parts whose code is fetched by itself: after the first time, it is there. */
export async function wholeMarkup(app: ReactElement): Promise<string> {
  const html = renderToString(app);
  if (!html.includes(MISSING)) return html;
  await prerender(app);
  return renderToString(app);
}
