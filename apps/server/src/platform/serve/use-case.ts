import type { Readable } from 'node:stream';
import type {
  EndpointDefinition,
  EndpointRequest,
  EndpointResponse,
} from '@pratibha/contract/endpoint';
import type { ANONYMOUS_ACTIONS, GUEST_ACTIONS } from '@pratibha/domain/access';
import type { Guest, Person } from '../session/guests.ts';
import type { SignedIn } from '../session/session.ts';
import type { Context } from './context.ts';
import type { FileResponse } from './file-response.ts';
import type { Turns } from './turns.ts';
import type { Written } from './written.ts';

/** The context of a call: with a person, unless its access lets visitors in. */
export type ContextFor<E extends EndpointDefinition> = Context<
  E['access'] extends (typeof ANONYMOUS_ACTIONS)[number]
    ? SignedIn | null
    : E['access'] extends 'guests.own'
      ? Guest
      : E['access'] extends (typeof GUEST_ACTIONS)[number]
        ? Person
        : SignedIn
>;

type Result<E extends EndpointDefinition> = E extends { produces: readonly string[] }
  ? Readable | FileResponse
  : EndpointResponse<E> extends readonly unknown[]
    ? EndpointResponse<E> | Readable | Written<EndpointResponse<E>>
    : EndpointResponse<E>;

/** The work behind a call: takes checked input, returns the response or throws Refused. */
export type UseCase<E extends EndpointDefinition, F = undefined, P = undefined> = (
  ctx: ContextFor<E>,
  input: EndpointRequest<E> & { found: F; prepared: P },
) => Promise<Result<E>>;

/**
 * Looks up what the path names, before the body is read: unknown or foreign things answer 404
 * whatever the body is. Its result is handed to the use case as `found`.
 */
export type Find<E extends EndpointDefinition, F> = (
  ctx: ContextFor<E>,
  params: EndpointRequest<E>['params'],
) => Promise<F | undefined>;

/** What a feature says of a call; all else follows from its declaration. */
export type Steps<E extends EndpointDefinition, F = undefined, P = undefined> = {
  /**
   * Does before the transaction what takes long. What it found may have changed by then: the use
   * case, to which the result is handed as `prepared`, looks at that again.
   */
  readonly prepare?: (ctx: ContextFor<E>, params: EndpointRequest<E>['params']) => Promise<P>;
  /** For a call whose path names something. */
  readonly find?: Find<E, F>;
  /**
   * The event that decides whether the person may do this with what was found: for every call with
   * `find` whose access asks for a relation to one event; null is what is of no event in
   * particular, and takes the relation to all. A call that names nothing keeps to `eventsWhere`
   * itself.
   */
  readonly eventOf?: (found: NoInfer<F>) => number | null;
  readonly run: UseCase<E, NoInfer<F>, NoInfer<P>>;
  /**
   * For a use case that commits in one statement, with its audit row and its `claim`: where a
   * transaction of its own for each request would cost too much. Or for one that works off many
   * rows by `ctx.inPart`, so that none is locked for long and what was done is kept.
   */
  readonly commits?: 'by-itself' | 'in-parts';
  /**
   * For a call that many make at once and that locks one row for all of them: who waits for it
   * keeps no connection of the database from those who do something else.
   */
  readonly turns?: Turns;
};
