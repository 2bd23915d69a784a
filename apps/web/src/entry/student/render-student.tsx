import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Begin, FirstReads } from '../../data/begin.ts';
import { read } from '../../data/queries.ts';
import type { AppEdition } from '../../shell/edition/editions.ts';
import { RenderedTitleProvider } from '../../ui/page/page-title.ts';
import { StudentApp } from './StudentApp.tsx';
import { studentRouter } from './student-router.ts';

/** What a page of a student is made of. */
export type StudentPage = Omit<Begin, 'reads'> & {
  /** The address that is asked for, with its query. */
  readonly url: string;
  readonly edition: AppEdition;
  /** Reads a list for this person. */
  readonly read: <Key extends keyof FirstReads>(key: Key) => Promise<FirstReads[Key]>;
};

/**
 * Renders a student's page for the person who asks. Router and cache are of this request alone.
 * @throws what `read` throws
 */
export async function renderStudent({ url, edition, read: readList, ...known }: StudentPage) {
  const queryClient = new QueryClient();
  const reads: Record<string, unknown> = {};
  const router = studentRouter({
    history: createMemoryHistory({ initialEntries: [url] }),
    context: {
      warm: async (key) => {
        const data = await readList(key);
        reads[key] = data;
        queryClient.setQueryData(read(key, {}).queryKey, data);
      },
    },
    scrollRestoration: false,
  });
  await router.load();
  const begin: Begin = { ...known, reads };
  let title = edition.siteName;
  const app = (
    <RenderedTitleProvider value={(text) => void (title = text)}>
      <StudentApp {...{ router, queryClient, edition, begin }} />
    </RenderedTitleProvider>
  );
  return { html: await wholeOf(app), title };
}

/** What React writes where a part of the page was not there yet. */
const MISSING = '<!--$!-->';

/** The markup with the parts whose code is fetched by itself: after the first time, it is there. */
async function wholeOf(app: ReactElement): Promise<string> {
  const html = renderToString(app);
  if (!html.includes(MISSING)) return html;
  await prerender(app);
  return renderToString(app);
}
