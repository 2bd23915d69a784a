import '../../shell/styles/tokens.css';
import '../../shell/styles/base.css';
import '../app.css';
import './early.css';
import './print.css';
import { LANGUAGE } from '@pratibha/words/language';
import { type AnyRoute, createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepPageOffline, watchStyles } from '../../data/broken-styles.ts';
import { followReleases } from '../../data/new-release.ts';
import { queryClient, warm } from '../../data/queries.ts';
import { takeTexts } from '../../data/readers-texts.ts';
import { whenIdle, whenLoaded } from '../../data/when-idle.ts';
import { ownToken } from '../../data/xsrf-token.ts';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { readEdition } from '../../shell/edition/read-edition.ts';
import { readAsBefore } from '../../shell/language/read-as-before.ts';
import { guardBackForwardCache } from '../../shell/session/back-forward-cache.ts';
import { leaveWithOtherTabs } from '../../shell/session/other-tabs.ts';
import { fetchEmptyDrawings } from '../../ui/plain/EmptyDrawing.tsx';
import { readBegin, renewAfter, takeBegin } from './begin-in-browser.ts';
import { takeEarlyInput } from './early-input.ts';
import { StudentApp } from './StudentApp.tsx';
import { studentRouter } from './student-router.ts';

guardBackForwardCache();
leaveWithOtherTabs();
watchStyles();
keepPageOffline();

const root = document.getElementById('root');
if (root === null) throw new Error('no #root');

const session = ownToken();
const told = readBegin();
const begin = told === 'kept' ? null : told;
if (begin !== null) takeBegin(begin);
if (LANGUAGE !== 'en') takeTexts(begin?.said ?? []);
const router = studentRouter({
  history: createBrowserHistory(),
  context: { warm: async (key) => warm(key, {}) },
  scrollRestoration: true,
});
followReleases(router, 'hrefChanged');
const app = (
  <StudentApp
    router={router}
    queryClient={queryClient}
    edition={readEdition<AppEdition>()}
    begin={begin}
  />
);

/** No top-level await: files that are fetched later import this one. */
async function start(place: HTMLElement): Promise<void> {
  if (told === 'kept') await kept(({ beginKept }) => beginKept());
  if (begin === null) {
    createRoot(place).render(app);
  } else {
    // The markup has no boundary around the page then, as on the server.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(place, app);
  }
  void takeEarlyInput();
  readAsBefore();
  whenIdle(fetchOtherPages);
  await renewAfter(begin);
  whenLoaded(() => void kept(({ keepPages }) => keepPages({ session, user: begin?.user })));
}

/** Pages for when there is no network; a page is as good without. */
function kept(act: (part: typeof import('./kept.ts')) => Promise<void>): Promise<void> {
  return import('./kept.ts').then(act).catch(() => undefined);
}

/** Few people judge, and certificates are opened once a year: nobody else gets a byte of these. */
const IS_OF_FEW = /judging|certificates/;

/**
 * Whoever has opened one page soon has them all, also where the connection goes; not who saves
 * data.
 */
function fetchOtherPages(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const routes: readonly (readonly [string, AnyRoute])[] = Object.entries(router.routesById);
  for (const [id, route] of routes)
    if (!IS_OF_FEW.test(id)) void router.loadRouteChunk(route)?.catch(() => undefined);
  fetchEmptyDrawings().catch(() => undefined);
}

void start(root);
