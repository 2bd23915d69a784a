import { createHash } from 'node:crypto';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { isDataError } from '../db/unavailable.ts';
import { isGuest, type Person } from '../session/guests.ts';
import type { Context } from './context.ts';
import {
  type Claim,
  claimKey,
  findResponse,
  forgetResponses,
  type RememberedResponse,
  rememberResponse,
} from './idempotency.queries.ts';
import { bodyOf } from './input.ts';
import { Refused, refuseField } from './refused.ts';

/** Characters of an Idempotency-Key. */
const LONGEST_KEY = 200;

type Ctx = Context<Person | null>;

/**
 * The claim that a request makes with its Idempotency-Key: null without a key, and where the call
 * knows none.
 */
export function claimOf(
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  input: { readonly params: unknown; readonly body: unknown },
): Claim | null {
  const key = request.headers['idempotency-key'];
  const { actor } = request;
  if (!endpoint.idempotent || key === undefined || actor === null || isGuest(actor)) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST_KEY) {
    refuseField({
      pointer: '#Idempotency-Key',
      error: { code: 'invalid-idempotency-key', longest: LONGEST_KEY },
    });
  }
  const requestHash = createHash('sha256')
    .update(JSON.stringify([input.params, input.body]))
    .digest();
  return { userId: actor.id, endpoint: callName(endpoint), key, requestHash };
}

/** A call by its name, as claims keep it. */
export function callName({ method, path }: EndpointDefinition): string {
  return `${method} ${path}`;
}

/** To be called where something is taken back that this endpoint has answered to this person. */
export function forgetResponsesOf(ctx: Context, endpoint: EndpointDefinition, id: number) {
  return forgetResponses(ctx.db, callName(endpoint), { userId: ctx.actor.id, id });
}

/** Runs a keyed request once, in its transaction; repetitions get the response remembered. */
async function once(ctx: Ctx, run: () => Promise<unknown>, status: number): Promise<unknown> {
  const { db, claim } = ctx;
  if (claim === null) return run();
  const remembered = await claimKey(db, claim);
  if (remembered !== null) return replay(ctx, claim, remembered);
  const response = await run();
  await rememberResponse(db, claim, status, response);
  return response;
}

/**
 * The same for a call that keeps key and response in the statement of its change: a repetition
 * fails there, by the key or by what the first one changed, and only then the response is looked
 * for.
 */
async function onceByItself(ctx: Ctx, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (ctx.claim === null || !(error instanceof Refused || isDataError(error))) throw error;
    const remembered = await findResponse(ctx.db, ctx.claim);
    if (remembered === null) throw error;
    return replay(ctx, ctx.claim, remembered);
  }
}

/**
 * The same for a call that commits in parts. The key is claimed before the first part and the
 * response kept after the last, so a call that was cut off leaves a claim without a response: the
 * same request runs again, and the use case has to answer for what it finds done as it did then. So
 * it does for one that comes while the first is under way; the response kept first is what both are
 * told.
 */
async function onceInParts(
  ctx: Ctx,
  run: () => Promise<unknown>,
  status: number,
): Promise<unknown> {
  const { db, claim } = ctx;
  if (claim === null) return run();
  const remembered = await claimKey(db, claim);
  if (remembered !== null && !isUnanswered(remembered, claim))
    return replay(ctx, claim, remembered);
  const response = await run();
  if (await rememberResponse(db, claim, status, response)) return response;
  const first = await findResponse(db, claim);
  return first === null ? response : replay(ctx, claim, first);
}

/** How a request with a key runs once, by how its call commits. */
export const ONCE = {
  'in-one': once,
  'by-itself': onceByItself,
  'in-parts': onceInParts,
} as const;

/**
 * For a call whose thing is gone: who asks again with the key of a request that was answered is
 * told that response, since it may be the one that got lost.
 * @throws Refused 'not-found' without such a response
 */
export async function replayForGone(
  ctx: Ctx,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  params: unknown,
): Promise<unknown> {
  const claim = claimOfGone(endpoint, request, params);
  const remembered = claim === null ? null : await findResponse(ctx.db, claim);
  if (claim === null || remembered === null) throw new Refused('not-found');
  return replay(ctx, claim, remembered);
}

/** The claim on something that is gone: there, nothing but 404 is said of a body that is wrong. */
function claimOfGone(endpoint: EndpointDefinition, request: FastifyRequest, params: unknown) {
  if (!endpoint.idempotent) return null;
  try {
    return claimOf(endpoint, request, { params, body: bodyOf(endpoint, request) });
  } catch {
    return null;
  }
}

/** Whether the same request laid this claim, and has no response yet. */
function isUnanswered({ isAnswered, requestHash }: RememberedResponse, claim: Claim): boolean {
  return !isAnswered && requestHash.equals(claim.requestHash);
}

function replay(ctx: Ctx, claim: Claim, remembered: RememberedResponse): unknown {
  if (!remembered.requestHash.equals(claim.requestHash)) {
    throw new Refused('idempotency-key-reused');
  }
  ctx.setHeader('idempotency-replayed', 'true');
  return remembered.response;
}
