import type { Api } from '@pratibha/contract/api';
import { NetworkError, ProblemError } from '@pratibha/contract/client';
import type { EndpointInput, EndpointResponse } from '@pratibha/contract/endpoint';
import { SESSION_WORDS } from '@pratibha/words/session/app';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import { api } from './api.ts';
import { joinEqual } from './join-equal.ts';
import { requireLogin } from './login-required.ts';
import { nextIn } from './next-page.ts';
import { type IdempotentCall, sendOnce } from './send-once.ts';
import { xsrfToken } from './xsrf-token.ts';

/** The calls of the product by kind; reads are cached, writes are not. */
type CallKey = keyof Api;
export type ReadKey = Extract<CallKey, `GET ${string}`>;
export type WriteKey = Exclude<CallKey, ReadKey>;
export type CallInput<K extends CallKey> = EndpointInput<Api[K]>;
export type CallOutput<K extends CallKey> = EndpointResponse<Api[K]>;

const READ_ATTEMPTS = 3;

/** A session that ended is offered to begin again, here, with everything typed still in place. */
function noticeSessionEnd(error: unknown): void {
  if (error instanceof ProblemError && error.status === 401)
    requireLogin(SESSION_WORDS.signInAgain);
}

/** Lost connections and an unavailable server pass by; refusals stay what they are. */
function mayPass(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);
}

/** The one cache of a document in a browser; the server makes one for each request. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      noticeSessionEnd(error);
      console.error(error.message);
    },
  }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures + 1 < READ_ATTEMPTS && mayPass(error),
    },
    // A write is tried at once and says honestly what became of it.
    mutations: { networkMode: 'always', retry: false },
  },
});

/**
 * A read as query options, keyed by call and input:
 * `useQuery(read('GET /admin/users/{id}', { params: { id } }))`.
 */
export function read<K extends ReadKey>(key: K, input: CallInput<K>) {
  return queryOptions<CallOutput<K>>({
    queryKey: [key, input],
    queryFn: ({ signal }) => api(key, Object.assign({}, input, { signal })),
  });
}

/** The calls that return a list page by page. */
export type ListKey = {
  [K in ReadKey]: 'cursor' extends keyof QueryOf<K> ? K : never;
}[ReadKey];
/** The calls that return a file. */
export type ExportKey = {
  [K in ReadKey]: Api[K] extends { produces: readonly string[] } ? K : never;
}[ReadKey];
/** What the query string of a call may say. */
export type QueryOf<K extends ReadKey> =
  CallInput<K> extends { query?: infer Query } ? NonNullable<Query> & object : object;
export type RowOf<K extends ListKey> = CallOutput<K> extends readonly (infer Row)[] ? Row : never;

/** One page of a list, with what the response's headers say about the whole. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  /** Exact up to 10,000, then '10000+'. */
  readonly total: string;
  /** `cursor` of the next page, or null at the end. */
  readonly next: string | null;
  /** Changes with whatever the page says; null for a short one, which has none. */
  readonly version: string | null;
};

/**
 * A read of one page of an admin list: `useQuery(readPage('GET /admin/users', query))`. A page that
 * is still the one in the cache is not sent again.
 */
export function readPage<K extends ListKey>(key: K, query: QueryOf<K>) {
  // Both are what the contract says of a list; of a call yet unknown no compiler can tell.
  const input = { query } as CallInput<K>;
  const queryKey = [key, input, 'page'] as const;
  return queryOptions<Page<RowOf<K>>>({
    queryKey,
    queryFn: async ({ signal }) => {
      const have = queryClient.getQueryData<Page<RowOf<K>>>(queryKey);
      const known = have?.version ?? undefined;
      const response = await api.response(key, Object.assign({}, input, { signal, known }));
      if (response === null && have !== undefined) return have;
      if (response === null) throw new Error('A version is known without its page');
      const { data, headers } = response;
      const next = nextIn(headers.get('link'));
      const total = headers.get('x-total-count') ?? '';
      return { rows: data as RowOf<K>[], total, next, version: headers.get('etag') };
    },
  });
}

/**
 * A write; afterwards the reads in `changes` are fetched again, also when the write was refused,
 * because then the page showed something old. A response of 401 opens Login Required by itself.
 */
export function useWrite<K extends WriteKey>(key: K, changes: readonly ReadKey[]) {
  return useMutation<CallOutput<K>, Error, CallInput<K>>({
    mutationFn: (input) => joinEqual(key, input, () => api(key, Object.assign({}, input))),
    onSettled: (_, error) => refetchAfter(changes, error),
  });
}

/**
 * A write that must not happen twice: the same body carries the same Idempotency-Key until the
 * server has answered, across retries, reloads and a new sign-in. `scope` names who does what.
 */
export function useWriteOnce<K extends WriteKey & IdempotentCall>(
  key: K,
  scope: string,
  changes: readonly ReadKey[],
) {
  return useMutation<CallOutput<K>, Error, CallInput<K>>({
    mutationFn: (input) =>
      joinEqual(key, input, () =>
        sendOnce(`${key} ${scope}`, input, (idempotencyKey) =>
          api(key, Object.assign({}, input, { idempotencyKey })),
        ),
      ),
    onSettled: (_, error) => refetchAfter(changes, error),
  });
}

function refetchAfter(changes: readonly ReadKey[], error: Error | null): void {
  // Without a session every read would only be refused as well.
  if (error instanceof ProblemError && error.status === 401) return;
  for (const change of changes) void queryClient.invalidateQueries({ queryKey: [change] });
}

/** Everything on the page again, after the demo clock was moved or the person signed in again. */
export function refetchEverything(): void {
  void queryClient.invalidateQueries();
}

/** Starts a read while the page's code still loads; a browser without a session is not asked. */
export function warm<K extends ReadKey>(key: K, input: CallInput<K>): void {
  if (xsrfToken() !== null) void queryClient.prefetchQuery(read(key, input));
}

export const eventsQuery = () => read('GET /user/available/events', {});
export const placesQuery = () => read('GET /user/events/places', {});
export const waitingQuery = () => read('GET /user/events/waiting', {});
export const classesQuery = () => read('GET /user/workshops/classes', {});
export const registrationsQuery = () => read('GET /user/registrations', {});
export const comingQuery = () => read('GET /user/registrations/coming', {});
export const submissionsQuery = () => read('GET /user/submissions', {});
export const submissionQuery = (id: number) =>
  read('GET /user/submissions/{id}', { params: { id: String(id) } });
