import type { Language } from '@pratibha/domain/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FirstRead } from '../../platform/serve/first-reads.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { chosenLanguage } from '../../platform/session/readers-language.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { actorOf } from '../../platform/session/session.ts';
import { bearerOf } from '../../platform/session/tokens.ts';

/** Who asks for a page, and what it may begin with for them. */
export type Visitors = {
  /**
   * The person who asks, counted as a read of theirs; null without a session. Who sends none at all
   * is not counted: to be sent to the sign-in costs nothing.
   */
  readonly whoAsks: (request: FastifyRequest) => Promise<SignedIn | null>;
  /** The response of a read, such as `GET /user/profile`, as JSON. */
  readonly read: (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<string>;
  /** The same of one thing by its id; null where that is not there for the person. */
  readonly readOne: (
    name: string,
    id: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<string | null>;
  /** The same of a page of a list, with its query; null where no page can begin with it. */
  readonly respond: (
    name: string,
    search: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FirstRead | null>;
  /** The instant at which the page is rendered. */
  readonly now: () => Date;
};

/**
 * The language that the reader of a page for everybody chose: on the device, or else as the person
 * who is signed in there; null: neither. At once where no session has to be looked for.
 */
export function languageOf(
  platform: Platform,
  request: FastifyRequest,
): Language | null | Promise<Language | null> {
  const chosen = chosenLanguage(request);
  if (chosen !== null || platform.cookies.tokenOf(request) === null) return chosen;
  const failed = (error: unknown) => {
    request.log.warn({ err: error }, 'a page for everybody is sent in the language of its address');
    return null;
  };
  return Promise.resolve(actorOf(platform, request)).then(
    (person) => person?.row.language ?? null,
    failed,
  );
}

export function visitorsOf(platform: Platform): Visitors {
  return {
    whoAsks: async (request) => {
      const actor = await actorOf(platform, request);
      // Pages are for people: a token for programs opens none.
      const person = actor?.token ? null : actor;
      request.actor = person;
      const asksNothing = platform.cookies.tokenOf(request) === null && bearerOf(request) === null;
      if (!asksNothing) platform.limiter.count('read', request);
      return person;
    },
    read: (name, request, reply) => platform.firstReads.json(name, request, reply),
    readOne: (name, id, request, reply) => platform.firstReads.ofOne(name, id, request, reply),
    respond: (name, search, request, reply) =>
      platform.firstReads.respond(name, search, request, reply),
    now: () => platform.clock.now(),
  };
}
