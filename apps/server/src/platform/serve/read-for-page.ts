import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import { whyNotInEvent } from './admission.ts';
import { contextOf } from './context-of.ts';
import type { RunForPage } from './first-reads.ts';
import { paramsOf, queryOf } from './input.ts';
import type { Platform } from './platform.ts';
import { Refused, refuse } from './refused.ts';
import type { Steps } from './use-case.ts';

/**
 * A read as a page makes it that begins with it: by the steps of its call, for the person of the
 * page's own request.
 */
export function readForPage<E extends EndpointDefinition, F, P>(
  platform: Platform,
  endpoint: E,
  { prepare, find, eventOf, run }: Steps<E, F, P>,
): RunForPage {
  return async (request, reply, { url, params, query, setHeader }) => {
    const inRequest = contextOf(platform, endpoint, request, reply)(platform.database.kysely);
    const ctx = { ...inRequest, url, setHeader };
    const named = paramsOf(endpoint, { params });
    const prepared = await prepare?.(ctx, named);
    const found = await find?.(ctx, named);
    if (find && found === undefined) throw new Refused('not-found');
    if (ctx.actor && eventOf) {
      refuse(whyNotInEvent(endpoint.access, ctx.actor, eventOf(found as F)));
    }
    const asked = { params: named, query: queryOf(endpoint, { query }), body: undefined };
    return run(ctx, { ...asked, found, prepared } as never);
  };
}
