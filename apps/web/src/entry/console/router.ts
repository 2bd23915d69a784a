import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { WaveContext } from '../../features/console/console.tsx';
import { ROUTER_SETTINGS } from '../router-settings.ts';
import { routeTree } from './routeTree.gen.ts';

/** Where a router of the organiser's pages runs. */
type Place = {
  readonly history: RouterHistory;
  readonly context: WaveContext;
  /** Not on the server: there it would write a script into the page, which the policy refuses. */
  readonly scrollRestoration: boolean;
};

/**
 * The router of the organiser's pages: files below `routes/` are its addresses. One for each
 * request on the server and one in a browser.
 */
export function consoleRouter(place: Place) {
  return createRouter({
    ...ROUTER_SETTINGS,
    ...place,
    routeTree,
  });
}

export type ConsoleRouter = ReturnType<typeof consoleRouter>;
