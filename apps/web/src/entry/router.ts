import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { createRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import type { Registered } from '../features/registrations/registrations.tsx';
import type { Receipt } from '../features/submissions/submissions.tsx';
import { PageBroken } from '../ui/page/PageBroken.tsx';
import { Spinner } from '../ui/plain/Spinner.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The router of the app document: files below `routes/` are its addresses. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  scrollRestorationBehavior: 'instant',
  defaultPendingComponent: () => createElement(Spinner, { label: SHELL_WORDS.loading }),
  defaultErrorComponent: PageBroken,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }

  /** What a page tells the next one, once: which toast to show, where the person came from. */
  interface HistoryState {
    profileUpdated?: boolean;
    questionnaireSubmitted?: boolean;
    submissionSent?: boolean;
    cameFrom?: string;
    receipt?: Receipt;
    registered?: Registered;
  }
}
