import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { createElement } from 'react';
import { PageBroken } from '../ui/page/PageBroken.tsx';
import { Spinner } from '../ui/plain/Spinner.tsx';

/** What the routers of students and of organisers have in common. */
export const ROUTER_SETTINGS = {
  defaultPreload: 'intent',
  scrollRestorationBehavior: 'instant',
  defaultPendingComponent: () => createElement(Spinner, { label: SHELL_WORDS.loading }),
  defaultErrorComponent: PageBroken,
} as const;
