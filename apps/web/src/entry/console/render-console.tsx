import { queryString } from '@pratibha/contract/client';
import type { ConsolePage } from '@pratibha/contract/render-module';
import { mayDo } from '@pratibha/domain/access';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { Begin } from '../../data/begin.ts';
import { nextIn } from '../../data/next-page.ts';
import type { Page } from '../../data/queries.ts';
import {
  EDITIONS,
  type FirstQuery,
  type FirstWave,
  RenderedRowsProvider,
} from '../../features/console/console.tsx';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { RenderedTitleProvider } from '../../ui/page/page-title.ts';
import { wholeMarkup } from '../whole-markup.ts';
import { ConsoleApp } from './ConsoleApp.tsx';
import { consoleRouter } from './router.ts';

/** What stands in the cache, and how it is written into the document. */
type Known = {
  readonly key: FirstQuery['queryKey'];
  readonly data: unknown;
  readonly json: string;
};

/**
 * Renders an organiser's page for the person who asks, if all is known that it begins with and that
 * is more than what it is filtered by; else it only brings along what is known. Router and cache
 * are of this request alone.
 * @throws what `read` throws
 */
export async function renderConsole({ url, edition, read, ...known }: ConsolePage<AppEdition>) {
  const kept = new URLSearchParams(known.kept);
  const user = JSON.parse(known.user) as Begin['user'];
  const site = JSON.parse(known.site) as Begin['site'];
  const queryClient = new QueryClient();
  const reads: Known[] = [];
  let isWhole = true;
  let failure: { readonly error: unknown } | null = null;
  let lead: Response | null = null;
  const wave: FirstWave = {
    start: async (action, { queryKey }) => {
      if (!mayDo(action, user) || queryClient.getQueryData(queryKey) !== undefined) return;
      const found = await knownOf(queryKey, read).catch((error: unknown) => {
        // The router would show a page that failed.
        failure ??= { error };
        return null;
      });
      isWhole &&= found !== null;
      if (found === null) return;
      queryClient.setQueryData(queryKey, found.data);
      reads.push(found);
    },
    onServer: {
      keptEdition: kept.get(String(user.id)),
      editions: () => queryClient.getQueryData(EDITIONS.queryKey),
      onLed: (redirect) => void (lead = redirect),
    },
  };
  const load = async (place: string) => {
    const router = consoleRouter({
      history: createMemoryHistory({ initialEntries: [place] }),
      context: { wave },
      scrollRestoration: false,
    });
    await router.load();
    failAs(failure);
    return router;
  };
  const asked = await load(url);
  const place = placeOf(lead);
  const router = place === null ? asked : await load(place);
  const begin: Begin = { now: known.now, user, site, reads: {} };
  let title = edition.siteName;
  const app = (
    <RenderedTitleProvider value={(text) => void (title = text)}>
      <RenderedRowsProvider value={kept.get('rows') === 'comfortable' ? 'comfortable' : 'compact'}>
        <ConsoleApp {...{ router, queryClient, edition, begin }} />
      </RenderedRowsProvider>
    </RenderedTitleProvider>
  );
  const html =
    isWhole && reads.some(({ key }) => key !== EDITIONS.queryKey) ? await wholeMarkup(app) : '';
  const written = reads.map(({ key, json }) => `[${JSON.stringify(key)},${json}]`).join();
  return {
    html,
    title,
    begin: `{"now":${known.now},"place":${JSON.stringify(place)},"user":${known.user},"site":${known.site},"reads":[${written}]}`,
  };
}

/** The router has told the redirect which address it leads to. */
function placeOf(lead: Response | null): string | null {
  return lead === null ? null : lead.headers.get('Location');
}

function failAs(failure: { readonly error: unknown } | null): void {
  if (failure !== null) throw failure.error;
}

async function knownOf(
  key: FirstQuery['queryKey'],
  read: ConsolePage<AppEdition>['read'],
): Promise<Known | null> {
  const [name, input, isPage] = key as [string, { query?: Record<string, string> }, 'page'?];
  const answer = await read(name, queryString(input.query));
  if (answer === null) return null;
  const data: unknown = JSON.parse(answer.json);
  if (isPage === undefined) return { key, data, json: answer.json };
  const { total, version } = answer;
  const about = { total, next: nextIn(answer.link), version };
  const page: Page<unknown> = { rows: data as unknown[], ...about };
  return { key, data: page, json: `{"rows":${answer.json},${JSON.stringify(about).slice(1)}` };
}
