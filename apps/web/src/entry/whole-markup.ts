import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';

/** What React writes where a part of the page was not there yet. */
const MISSING = '<!--$!-->';

/**
 * The markup with the parts whose code is fetched by itself: after the first time, it is there.
 * @param around what is done around drawing it, which happens at once
 */
export async function wholeMarkup(
  app: ReactElement,
  around: (draw: () => string) => string = (draw) => draw(),
): Promise<string> {
  const draw = () => around(() => renderToString(app));
  const html = draw();
  if (!html.includes(MISSING)) return html;
  await prerender(app);
  return draw();
}
