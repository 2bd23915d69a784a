import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ROUTER_SETTINGS } from '../router-settings.ts';
import { routeTree } from './routeTree.gen.ts';
import type { StudentContext } from './student-context.ts';

/** Where a router of the student's pages runs. */
type Place = {
  readonly history: RouterHistory;
  readonly context: StudentContext;
  /** Not on the server: there it would write a script into the page, which the policy refuses. */
  readonly scrollRestoration: boolean;
};

/**
 * The router of the student's pages: files below `routes/` are its addresses. One for each request
 * on the server and one in a browser.
 */
export function studentRouter(place: Place) {
  return createRouter({
    ...ROUTER_SETTINGS,
    ...place,
    routeTree,
  });
}

export type StudentRouter = ReturnType<typeof studentRouter>;
