import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { Begin, FirstReads } from '../../data/begin.ts';
import { read } from '../../data/queries.ts';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { RenderedTitleProvider } from '../../ui/page/page-title.ts';
import { wholeMarkup } from '../whole-markup.ts';
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
  return { html: await wholeMarkup(app), title };
}
