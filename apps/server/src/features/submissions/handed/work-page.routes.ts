import { mayInEvent } from '@pratibha/domain/access';
import { typedReceiptCode } from '@pratibha/domain/works/receipt-code';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/pool.ts';
import type { SignedIn } from '../../../platform/session/session.ts';
import { findWorkOfCode } from './work-page.queries.ts';

type OfCode = FastifyRequest<{ Params: { code: string } }>;

type Surroundings = {
  readonly database: Pick<Database, 'kysely'>;
  readonly whoAsks: (request: FastifyRequest) => Promise<SignedIn | null>;
  /** Whether everybody sees the work of this name. */
  readonly isShown: (shownAs: string) => Promise<boolean>;
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

/**
 * `/work/{code}`: the link of a work that has none of its own. It opens nothing by itself: whoever
 * may see the work is sent to the page where they see it, everybody to that of the gallery where it
 * is shown, visitors else to the sign-in, and of a code that is of nothing, or of what one may not
 * see, nobody is told which.
 */
export function serveWorkPages(
  app: FastifyInstance,
  { database, whoAsks, isShown, notFound }: Surroundings,
): void {
  app.get('/work/:code', async (request: OfCode, reply) => {
    const code = typedReceiptCode(request.params.code);
    if (code === null) return notFound(request, reply);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const person = await whoAsks(request);
    const work = await findWorkOfCode(database.kysely, code, person?.id ?? null);
    const own = work && person && pageFor(work, person);
    if (own) return reply.redirect(own);
    const shownAs = work?.shown_as ?? null;
    if (shownAs !== null && (await isShown(shownAs))) return reply.redirect(`/works/${shownAs}`);
    if (person !== null) return notFound(request, reply);
    const signIn = new URLSearchParams({ return_to: `/work/${code}` });
    return reply.redirect(`/api/oauth/login?${signIn}`);
  });
}

type Work = NonNullable<Awaited<ReturnType<typeof findWorkOfCode>>>;

/** Where this person sees the work; undefined: nowhere. */
function pageFor(work: Work, person: SignedIn): string | undefined {
  if (work.user_id === person.id) return `/user/work-submissions?open=${work.id}`;
  if (mayInEvent('submissions.read', person, work.event_id)) {
    return `/admin/submissions?open=${work.id}`;
  }
  return work.assignment_id === null ? undefined : `/user/judging/${work.assignment_id}`;
}
