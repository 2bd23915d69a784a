import type { Api } from '@pratibha/contract/api';
import type { EndpointResponse } from '@pratibha/contract/endpoint';
import { createContext, useContext } from 'react';
import type { Pairs } from './readers-texts.ts';

type Response<Key extends keyof Api> = EndpointResponse<Api[Key]>;

/** The lists that a page can begin with. */
export type FirstReads = {
  readonly [Key in
    | 'GET /judge/rounds'
    | 'GET /user/available/events'
    | 'GET /user/certificates'
    | 'GET /user/events/places'
    | 'GET /user/events/waiting'
    | 'GET /user/registrations'
    | 'GET /user/strip'
    | 'GET /user/workshops/classes'
    | 'GET /user/submissions']?: Response<Key>;
};

/** The reads of one thing, by its id, that a page can begin with. */
export type ReadOfOne =
  | 'GET /judge/rounds/{id}'
  | 'GET /judge/rounds/{id}/standing'
  | 'GET /judge/rounds/{id}/stands'
  | 'GET /judge/works/{id}';

/** Reads ahead what a page shows, for the person for whom the server renders it. */
export type Ahead = {
  readonly list: <Key extends keyof FirstReads>(key: Key) => Promise<Response<Key>>;
  /** Null where it is not there for them. */
  readonly one: <Key extends ReadOfOne>(key: Key, id: number) => Promise<Response<Key> | null>;
};

/**
 * What a document brings along of the person for whom the server rendered it: they see it at once,
 * and the browser hydrates the same. By context alone, so that on the server nothing of a person
 * stands in a module.
 */
export type Begin = {
  /** The server's time at which it was rendered, epoch milliseconds. */
  readonly now: number;
  readonly user: Response<'GET /user/profile'>;
  readonly site: Response<'GET /public/site'>;
  readonly reads: FirstReads;
  /** What was read of one thing, with its id; null: it is not there for the person. */
  readonly ofOne?: readonly (readonly [key: ReadOfOne, id: string, data: unknown])[];
  /** What stands on the page for words that a form sends back, where it is in another language. */
  readonly said?: Pairs;
};

const BeginContext = createContext<Begin | null>(null);

export const BeginProvider = BeginContext.Provider;

/** What the document began with; null where it was rendered for everybody, or in the browser. */
export function useBegin(): Begin | null {
  return useContext(BeginContext);
}
