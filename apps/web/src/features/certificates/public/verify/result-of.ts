import type { CertificateOnRecord } from '@pratibha/contract/certificate-proof';
import type { Proof } from '@pratibha/domain/certificates/check-proof';
import type { Claims } from '@pratibha/domain/certificates/claims';
import { type Verdict, verdictOf } from '@pratibha/domain/certificates/verdict';
import {
  ASKED_WORDS,
  BESIDE_WORDS,
  FACT_LABELS,
  KIND_WORDS,
  NUMBER_WORDS,
  REVOKED_WORDS,
  VERDICT_WORDS,
} from '@pratibha/words/certificates/verify';
import { formatDay } from '@pratibha/words/time';

/** What a page says of a certificate. */
export type Result = {
  readonly tone: 'good' | 'bad' | 'unsure';
  readonly heading: string;
  readonly lines: readonly string[];
  readonly facts: Facts;
  /** Whether a newer page may know more. */
  readonly mayBeNewer?: boolean;
};
type Facts = readonly (readonly [label: string, value: string])[];

/** What the page knows beside the certificate. */
type Beside = {
  /** The day up to which it knows the keys. */
  readonly day: string;
  readonly hasKeys: boolean;
  readonly byPage: boolean;
};

const UNSURE: readonly Verdict[] = ['unknown-key', 'newer', 'key-in-doubt', 'unreadable'];

/** What is said of a certificate. @param record null: the college could not be asked */
export function resultOf(proof: Proof, record: CertificateOnRecord | null, beside: Beside): Result {
  const verdict = verdictOf(proof, record);
  return {
    tone: verdict === 'genuine' ? 'good' : UNSURE.includes(verdict) ? 'unsure' : 'bad',
    ...plain(VERDICT_WORDS[verdict], details(verdict, proof, record, beside)),
    facts: 'claims' in proof ? factsOf(proof.claims) : [],
    mayBeNewer: proof.state === 'unknown-key' || proof.state === 'newer',
  };
}

type Said = Pick<Result, 'heading' | 'lines'>;

/** What belongs to a verdict and is of this certificate. */
function details(
  verdict: Verdict,
  proof: Proof,
  record: CertificateOnRecord | null,
  { day, hasKeys, byPage }: Beside,
): readonly string[] {
  const asked = record === null ? ASKED_WORDS.unasked : ASKED_WORDS.notRevoked;
  const own = byPage ? [BESIDE_WORDS.ownCheck] : [];
  if (verdict === 'revoked' && record !== null) return detailsOfRevoked(record);
  if (verdict === 'genuine') return [asked, ...own];
  if (verdict === 'key-in-doubt') return record === null ? [asked] : [];
  if (proof.state === 'key-revoked') {
    return [REVOKED_WORDS.key(formatDay(proof.from), formatDay(proof.claims.day))];
  }
  if (proof.state !== 'unknown-key' && proof.state !== 'newer') return own;
  const issuer = proof.state === 'unknown-key' ? proof.issuer : null;
  return [
    ...(issuer === null ? [] : [BESIDE_WORDS.saysIssuer(issuer)]),
    hasKeys ? BESIDE_WORDS.keysOf(formatDay(day)) : BESIDE_WORDS.noKeys,
  ];
}

function detailsOfRevoked({ revoked_on, reason, replaced_by }: CertificateOnRecord) {
  return [
    ...(revoked_on === null ? [] : [REVOKED_WORDS.on(formatDay(revoked_on))]),
    ...(reason === null ? [] : [REVOKED_WORDS.reason(reason)]),
    ...(replaced_by === null ? [] : [REVOKED_WORDS.replaced(replaced_by)]),
  ];
}

/** What is said of a number alone. @param record null: the college could not be asked */
export function resultOfNumber(record: CertificateOnRecord | null): Result {
  const state = record?.state ?? 'unasked';
  return {
    tone: state === 'unknown' || state === 'revoked' ? 'bad' : 'unsure',
    ...plain(NUMBER_WORDS[state], record === null ? [] : detailsOfRevoked(record)),
    facts: record === null ? [] : factsOfNumber(record),
  };
}

type Words = { readonly heading: string; readonly text: string; readonly todo: string };

/** A heading with what it is about, and what to do. @param details stand between these */
export function plain({ heading, text, todo }: Words, details: readonly string[] = []): Said {
  return { heading, lines: [text, ...details, todo] };
}

function factsOf(claims: Claims): Facts {
  const { name, kind, award, event, edition, day, number, issuer } = claims;
  return factsFrom({ name, award, event, edition, number, issuer, kind: KIND_WORDS[kind], day });
}

function factsOfNumber({ number, kind, event_title: event, edition, day }: CertificateOnRecord) {
  if (kind === null) return [];
  return factsFrom({ number, kind: KIND_WORDS[kind], event, edition, day });
}

function factsFrom(values: { readonly [name in keyof typeof FACT_LABELS]?: string | null }) {
  const { day } = values;
  const shown = { ...values, day: day && formatDay(day) };
  return (Object.keys(FACT_LABELS) as (keyof typeof FACT_LABELS)[]).flatMap((name) => {
    const value = shown[name];
    return value ? [[FACT_LABELS[name], value] as const] : [];
  });
}
