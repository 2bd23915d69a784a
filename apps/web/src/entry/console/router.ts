import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import type { WaveContext } from '../../features/console/console.tsx';
import { PageBroken } from '../../ui/page/PageBroken.tsx';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import { routeTree } from './routeTree.gen.ts';

/** Where a router of the organiser's pages runs. */
type Place = {
  readonly history: RouterHistory;
  readonly context: WaveContext;
  /** Not on the server: there it would write a script into the page, which the policy refuses. */
  readonly scrollRestoration: boolean;
};

/**
 * The router of the organiser's pages: files below `routes/` are its addresses. One for each request on
 * the server and one in a browser.
 */
export function consoleRouter(place: Place) {
  return createRouter({
    ...place,
    routeTree,
    defaultPreload: 'intent',
    scrollRestorationBehavior: 'instant',
    defaultPendingComponent: () => createElement(Spinner, { label: SHELL_WORDS.loading }),
    defaultErrorComponent: PageBroken,
  });
}

export type ConsoleRouter = ReturnType<typeof consoleRouter>;
