import { endpoints } from '@pratibha/contract/api';
import * as calls from '@pratibha/contract/claims';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import { mayDo } from '@pratibha/domain/access';
import type { FastifyInstance } from 'fastify';
import {
  type FoundClaim,
  findClaims,
  isBeingClaimed,
} from '../../platform/serve/idempotency.queries.ts';
import { callName } from '../../platform/serve/idempotency.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { SignedIn } from '../../platform/session/session.ts';

const all: readonly EndpointDefinition[] = endpoints;
const KEYED = new Map(all.filter((each) => each.idempotent).map((each) => [callName(each), each]));

/** Where a program asks what became of a request to which it got no response. */
export function serveClaims(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getClaims, {
    run: async ({ db, actor }, { params: { key } }) => {
      // No header carries such a key, and PostgreSQL takes no such text.
      if (key.includes('\0')) return { state: stateOf([], false), requests: [] };
      const sent = { userId: actor.id, key };
      let found = await findClaims(db, sent);
      let isUnderWay = false;
      if (found.length === 0) {
        isUnderWay =
          platform.underWay.has(sent) || (await isBeingClaimed(db, sent, [...KEYED.keys()]));
        // What was committed in between is found now.
        found = await findClaims(db, sent);
      }
      const requests = found.map((claim) => claimView(claim, actor));
      return { state: stateOf(found, isUnderWay), requests };
    },
  });
}

function stateOf(found: readonly FoundClaim[], isUnderWay: boolean): calls.Claims['state'] {
  if (found.some(({ status }) => status === null)) return 'under-way';
  // Whoever is answered already gets the same again from what is under way with that key.
  if (found.length > 0) return 'done';
  return isUnderWay ? 'under-way' : 'unknown';
}

/** Nobody is told again what they may not be told any more. */
function claimView({ call, claimed_at, status, response }: FoundClaim, actor: SignedIn) {
  const access = KEYED.get(call)?.access;
  const isTold = status !== null && access !== undefined && mayDo(access, actor);
  return {
    call,
    claimed_at: claimed_at.toISOString(),
    status,
    response: isTold ? response : null,
  };
}
