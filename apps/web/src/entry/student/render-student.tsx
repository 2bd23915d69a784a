import type { StudentPage } from '@pratibha/contract/render-module';
import type { Texts } from '@pratibha/domain/language/translated';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { Ahead, Begin, ReadOfOne } from '../../data/begin.ts';
import { sayingFrom } from '../../data/readers-texts.ts';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { RenderedTitleProvider } from '../../ui/page/page-title.ts';
import { wholeMarkup } from '../whole-markup.ts';
import { StudentApp } from './StudentApp.tsx';
import { type StudentRouter, studentRouter } from './student-router.ts';

/**
 * Renders a student's page for the person who asks. Router and cache are of this request alone.
 * @throws what `read` throws
 */
export async function renderStudent({
  url,
  edition,
  read: readList,
  readOne,
  texts,
  ...known
}: StudentPage<AppEdition>) {
  const queryClient = new QueryClient();
  const { ahead, reads, ofOne, failed } = readingAhead(queryClient, readList, readOne);
  const routerAt = (place: string) =>
    studentRouter({
      history: createMemoryHistory({ initialEntries: [place] }),
      context: { warm: async (key) => void (await ahead.list(key)), ahead },
      scrollRestoration: false,
    });
  const asked = routerAt(url);
  const place = url.includes('?') ? canonical(asked) : null;
  const router = place === null ? asked : routerAt(place);
  await router.load();
  failed();
  const user = JSON.parse(known.user) as Begin['user'];
  const site = JSON.parse(known.site) as Begin['site'];
  const begin: Begin = { now: known.now, user, site, reads, ofOne };
  let title = edition.siteName;
  const app = (
    <RenderedTitleProvider value={(text) => void (title = text)}>
      <StudentApp {...{ router, queryClient, edition, begin }} />
    </RenderedTitleProvider>
  );
  if (texts === undefined) return { html: await wholeMarkup(app), title };
  const said = new SaidTexts(texts);
  const html = await wholeMarkup(app, (draw) => sayingFrom(said, draw));
  return { html, title, said: [...said] };
}

/** Of all texts those that were asked for. */
class SaidTexts extends Map<string, string> {
  readonly #all: Texts;

  constructor(all: Texts) {
    super();
    this.#all = all;
  }

  override get(source: string): string | undefined {
    const text = this.#all.get(source);
    if (text !== undefined) this.set(source, text);
    return text;
  }
}

/** Puts what is read into the cache, and remembers it as what the document begins with. */
function readingAhead(
  queryClient: QueryClient,
  readList: StudentPage<AppEdition>['read'],
  readOne: StudentPage<AppEdition>['readOne'],
) {
  const reads: Record<string, unknown> = {};
  const ofOne: (readonly [ReadOfOne, string, unknown])[] = [];
  let failure: { readonly error: unknown } | null = null;
  const noteFailure = (error: unknown) => {
    failure ??= { error };
    throw error;
  };
  const ahead: Ahead = {
    list: async (key) => {
      const data: unknown = JSON.parse(await readList(key).catch(noteFailure));
      reads[key] = data;
      queryClient.setQueryData([key, {}], data);
      return data as never;
    },
    one: async (key, number) => {
      const id = String(number);
      const json = await readOne(key, id).catch(noteFailure);
      const data: unknown = json === null ? null : JSON.parse(json);
      ofOne.push([key, id, data]);
      if (data !== null) queryClient.setQueryData([key, { params: { id } }], data);
      return data as never;
    },
  };
  /** Throws what a read threw: the router would show a page that failed. */
  const failed = () => failAs(failure);
  return { ahead, reads, ofOne, failed };
}

function failAs(failure: { readonly error: unknown } | null): void {
  if (failure !== null) throw failure.error;
}

/**
 * The address without what its page does not understand, as of `?open=`, or null where it is that
 * already. At any other a router on the server draws nothing but that it leads there, while the
 * browser's draws the page and then puts the address right.
 */
function canonical(router: StudentRouter): string | null {
  const { pathname, publicHref } = router.latestLocation;
  const to = { to: pathname, search: true, _includeValidateSearch: true } as const;
  const place = router.buildLocation(to).publicHref;
  return place === publicHref ? null : place;
}
