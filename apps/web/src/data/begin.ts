import type { Api } from '@pratibha/contract/api';
import type { EndpointResponse } from '@pratibha/contract/endpoint';
import { createContext, useContext } from 'react';

type Response<Key extends keyof Api> = EndpointResponse<Api[Key]>;

/** The lists that a page can begin with. */
export type FirstReads = {
  readonly [Key in
    | 'GET /user/available/events'
    | 'GET /user/events/places'
    | 'GET /user/registrations'
    | 'GET /user/strip'
    | 'GET /user/submissions']?: Response<Key>;
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
};

const BeginContext = createContext<Begin | null>(null);

export const BeginProvider = BeginContext.Provider;

/** What the document began with; null where it was rendered for everybody, or in the browser. */
export function useBegin(): Begin | null {
  return useContext(BeginContext);
}
