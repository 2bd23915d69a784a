import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { createRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { PageBroken } from '../../ui/page/PageBroken.tsx';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The router of the organiser's pages: files below `routes/` are its addresses. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  scrollRestorationBehavior: 'instant',
  defaultPendingComponent: () => createElement(Spinner, { label: SHELL_WORDS.loading }),
  defaultErrorComponent: PageBroken,
});
