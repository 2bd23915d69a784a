import { isDeepStrictEqual } from 'node:util';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import { type Action, isForGuests, mayDo, mayInEvent } from '@pratibha/domain/access';
import { type EventGrant, isRelated } from '@pratibha/domain/grants';
import type { Role } from '@pratibha/domain/people/roles';
import { whyNotByToken } from '@pratibha/domain/people/tokens';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import type { SessionCookies } from '../session/cookies.ts';
import { type Guest, type Guests, isGuest, type Person } from '../session/guests.ts';
import { findGrants, lockPerson } from '../session/session.queries.ts';
import { actorOf, type SignedIn } from '../session/session.ts';
import type { SessionCache } from '../session/session-cache.ts';
import { bearerOf } from '../session/tokens.ts';
import { comesFromOwnPages } from './anti-forgery.ts';
import type { Limiter } from './limiter.ts';
import { Refused, refuse } from './refused.ts';

/** Whose grants must be known: absent they would be every event. */
type Asking = { readonly role: Role; readonly event_grants: readonly EventGrant[] } | Guest;

type AdmissionParts = {
  readonly limiter: Limiter;
  readonly cookies: SessionCookies;
  readonly sessions: SessionCache;
  readonly tokens: SessionCache;
  readonly guests: Guests;
  readonly origin: string;
};

type Done = (error?: Error) => void;

/**
 * Decides before the body is read who sends the request and whether they may make this call.
 * @param done is told Refused in the order 429, 401, 403 anti-forgery or token, 403 role
 */
export function admit(
  parts: AdmissionParts,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  done: Done,
): void {
  withActor(parts, endpoint, request, done, (actor) => admitActor(parts, endpoint, request, actor));
}

/** Sets who sends the request and looks at them: without a promise where they are remembered. */
function withActor(
  parts: AdmissionParts,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  done: Done,
  look: (actor: Person | null) => void,
): void {
  const lookAt = (actor: Person | null) => {
    try {
      request.actor = actor;
      look(actor);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  };
  const actor = personOf(parts, endpoint, request);
  if (actor instanceof Promise) actor.then(lookAt, done);
  else lookAt(actor);
}

/** Who sends the request; a guest only where guests may do this, and where nobody is signed in. */
function personOf(
  parts: AdmissionParts,
  { access }: EndpointDefinition,
  request: FastifyRequest,
): Person | null | Promise<Person | null> {
  const actor = actorOf(parts, request);
  if (!isForGuests(access) || bearerOf(request) !== null) return actor;
  if (!(actor instanceof Promise)) return actor ?? parts.guests.of(request);
  return actor.then((user): Person | Promise<Person | null> => user ?? parts.guests.of(request));
}

function admitActor(
  parts: AdmissionParts,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  actor: Person | null,
): void {
  parts.limiter.countCall(endpoint, request);
  refuseUnknownToken(request);
  const whyNot = whyNotCall(endpoint, actor);
  if (whyNot === 'not-signed-in') throw new Refused(whyNot);
  const isChange = endpoint.method !== 'GET';
  if (actor?.token) {
    refuse(whyNotByToken(actor.token.scope, { action: endpoint.access, isChange }));
  } else if (isChange) {
    const token = sessionTokenOf(parts, request, actor);
    if (!comesFromOwnPages(request, token, parts.origin)) throw new Refused('forgery-check-failed');
  }
  refuse(whyNot);
}

/** By which the person was found; null without one. */
function sessionTokenOf(
  { cookies, guests }: AdmissionParts,
  request: FastifyRequest,
  actor: Person | null,
): string | null {
  if (actor === null) return null;
  return isGuest(actor) ? guests.tokenOf(request) : cookies.tokenOf(request);
}

/**
 * Asks again once the body is there, which may have taken half a minute. From memory, as a rule:
 * what was taken away meanwhile has been heard of.
 */
export function admitAgain(
  parts: AdmissionParts,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  done: Done,
): void {
  if (endpoint.method === 'GET') done();
  else {
    withActor(parts, endpoint, request, done, (actor) => {
      refuseUnknownToken(request);
      refuse(whyNotCall(endpoint, actor));
    });
  }
}

/** Whoever sends a token wants what it opens, and never what is open to everybody. */
function refuseUnknownToken(request: FastifyRequest): void {
  if (request.actor === null && bearerOf(request) !== null) throw new Refused('token-not-valid');
}

/** Whether whoever began the request might begin it now, and would get the same. */
export async function isStillAdmitted(
  parts: AdmissionParts,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
): Promise<boolean> {
  const [actor, begun] = [await personOf(parts, endpoint, request), request.actor];
  if (!isDeepStrictEqual(grantsOf(actor), grantsOf(begun))) return false;
  return actor?.id === begun?.id && whyNotCall(endpoint, actor) === null;
}

function grantsOf(person: Person | null): readonly EventGrant[] {
  return person === null || isGuest(person) ? [] : person.event_grants;
}

/**
 * Asks once more inside the transaction of a decision about others, which is whatever a student
 * may not change, and holds who decides as they are until it ends. To be called after what the
 * call itself locks: several people are locked in the order of their ids.
 * @returns the person with the role and the grants that they have now
 */
export async function lockDecider(
  db: Kysely<DB>,
  endpoint: EndpointDefinition,
  actor: Person | null,
): Promise<Person | null> {
  // What a guest does is of their own judge's row, which whoever takes them out changes.
  if (actor === null || isGuest(actor) || endpoint.method === 'GET') return actor;
  if (mayDo(endpoint.access, { role: 'USER' })) return actor;
  const [row] = await lockPerson(db, { id: actor.id });
  const now = row && { ...row, event_grants: await grantsNow(db, actor, row.version) };
  refuse(whyNotCall(endpoint, now?.status === 'ACTIVE' ? now : null));
  return now ? { ...actor, role: now.role, event_grants: now.event_grants } : null;
}

/** Of the same version are the same grants: only those of a person who changed are read again. */
async function grantsNow(db: Kysely<DB>, { id, row, event_grants }: SignedIn, version: number) {
  return version === row.version ? event_grants : findGrants(db, id);
}

/**
 * Why this person may not do this with something of this event, or null. What is of an
 * event that they may not even read is not there for them; null is what is of no event.
 */
export function whyNotInEvent(action: Action, actor: Asking, eventId: number | null) {
  if (isGuest(actor)) return actor.row.event_id === eventId ? null : 'not-found';
  if (mayInEvent(action, actor, eventId)) return null;
  return isRelated(actor, 'read', eventId) ? 'not-allowed' : 'not-found';
}

/** Why this person, or a visitor (null), may not make this call at all, or null. */
export function whyNotCall({ access }: EndpointDefinition, actor: Asking | null) {
  const may = actor !== null && isGuest(actor) ? isForGuests(access) : mayDo(access, actor);
  if (may) return null;
  return actor === null ? 'not-signed-in' : 'not-allowed';
}
