import type { LinkFacts } from '@pratibha/domain/links/link-states';

const NO_HOST = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NONAME', 'EAI_NODATA']);
/** It says something of this machine and its network, not of the link. */
const OURS = new Set(['EAI_AGAIN', 'EAI_FAIL', 'ENETUNREACH', 'ENETDOWN', 'EMFILE', 'ENFILE']);
const CERTIFICATE =
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_|ERR_TLS_CERT_|CRL_|ERR_SSL_.*CERT)/;

/** What it says of a link that asking for it failed. */
export function factsOfFault(error: unknown): LinkFacts {
  const { code, name, errors } = error as { code?: string; name?: string; errors?: unknown[] };
  if (name === 'TimeoutError' || name === 'AbortError') return failed('too-slow');
  // Of several addresses that were tried: they all failed.
  const codes = (errors ?? [error]).map((each) => (each as { code?: string }).code ?? code ?? '');
  if (codes.length > 0 && codes.every((each) => OURS.has(each))) return { kind: 'unasked' };
  if (codes.some((each) => NO_HOST.has(each))) return failed('no-host');
  if (codes.some((each) => CERTIFICATE.test(each))) return failed('bad-certificate');
  return codes.includes('ETIMEDOUT') ? failed('too-slow') : failed('no-connection');
}

type Because = Extract<LinkFacts, { readonly kind: 'failed' }>['because'];
const failed = (because: Because): LinkFacts => ({ kind: 'failed', because });
