import type * as calls from '@pratibha/contract/certificate-issuing';
import type { CertificatePreview } from '@pratibha/contract/certificate-issuing';
import { eventsWhere } from '@pratibha/domain/access';
import { ISSUED_KINDS, type IssuedKind, LEFT_OUT } from '@pratibha/domain/certificates/candidates';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { type Candidate, candidates } from './candidates.ts';
import { peopleAsked } from './people-asked.ts';
import { wholeOf } from './whole-of.ts';

/** So many people are listed; a search finds the others. */
const LISTED = 500;

/** Who would get certificates now, and who is left out and why. */
export const previewCertificates: UseCase<typeof calls.previewCertificates> = async (
  ctx,
  { query: { q, event_id, edition, kind, find } },
) => {
  const of = await wholeOf(ctx.db, { event_id, edition }, '?');
  if (event_id) refuse(whyNotInEvent('certificates.issue', ctx.actor, event_id));
  const kinds = kind ? [kind] : ISSUED_KINDS;
  const events = eventsWhere('certificates.issue', ctx.actor);
  const people = peopleAsked(ctx, find, of.eventId, '?');
  const found = await candidates(ctx.db, { ...of, kinds, events, keys: null, people }, ctx.now);
  const listed = found.filter((each) => mentionsAll(knownAs(each) ?? '', q ?? '')).sort(byName);
  return {
    kinds: kinds.map((each) => countsOf(each, found)),
    people: listed.slice(0, LISTED).map(candidateView),
    more: Math.max(0, listed.length - LISTED),
  };
};

function countsOf(
  kind: IssuedKind,
  all: readonly Candidate[],
): CertificatePreview['kinds'][number] {
  const own = all.filter((each) => each.kind === kind);
  const left_out = LEFT_OUT.flatMap((why) => {
    const count = own.filter(({ leftOut }) => leftOut === why).length;
    return count === 0 ? [] : [{ why, count }];
  });
  return { kind, ready: own.filter(({ leftOut }) => leftOut === null).length, left_out };
}

function candidateView(of: Candidate): CertificatePreview['people'][number] {
  const { key, kind, event_id, event_title, award, leftOut } = of;
  return { key, kind, name: knownAs(of), event_id, event_title, award, left_out: leftOut };
}

/** As it would be printed; of who did not say it yet as the account has it. */
function knownAs({ name, account_name, is_erased }: Candidate): string | null {
  return is_erased ? null : (name ?? account_name);
}

function mentionsAll(name: string, q: string): boolean {
  const words = q.toLowerCase().split(/\s+/);
  return words.every((word) => name.toLowerCase().includes(word));
}

/** Whoever has no name to be printed comes last. */
function byName(one: Candidate, other: Candidate): number {
  const [a, b] = [knownAs(one) ?? '\uffff', knownAs(other) ?? '\uffff'];
  return a.localeCompare(b, 'en') || (one.key < other.key ? -1 : 1);
}
