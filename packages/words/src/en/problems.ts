import type { WireProblem } from '@pratibha/contract/problems';
import type { Refusal } from '@pratibha/domain/codes';
import { REFUSAL_WORDS } from './codes.ts';

type ProblemWords = { readonly title: string; readonly detail: string };

const WIRE_PROBLEM_WORDS: Readonly<Record<WireProblem, ProblemWords>> = {
  'not-signed-in': {
    title: 'Sign in first',
    detail: 'You are not signed in, or your session has ended. Sign in and try again.',
  },
  'token-not-valid': {
    title: 'This token opens nothing',
    detail:
      'It is unknown, has run out or was ended. Make a new one and send it as a bearer token.',
  },
  'token-reads-only': {
    title: 'This token may only read',
    detail: 'Use a token that may write, too. Nothing was changed.',
  },
  'not-by-token': {
    title: 'Not with a token',
    detail: 'This is for people who are signed in: a program cannot do it.',
  },
  'forgery-check-failed': {
    title: 'This request did not come from the product',
    detail:
      'Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header. Reload the page and try again.',
  },
  'not-allowed': {
    title: 'Not allowed',
    detail: 'Your role, or what you may do with this event, does not allow this.',
  },
  'not-found': {
    title: 'Not found',
    detail: 'There is nothing here, or it is not yours.',
  },
  'invalid-input': {
    title: 'Some values need a correction',
    detail: 'Correct the values named in errors and send them again. Nothing was changed.',
  },
  'malformed-json': {
    title: 'The body is not JSON',
    detail: 'Send one JSON document, encoded in UTF-8. Nothing was changed.',
  },
  'unreadable-request': {
    title: 'This is no readable HTTP request',
    detail: 'Send a request as HTTP/1.1 writes it. Nothing was changed.',
  },
  'head-too-large': {
    title: 'Address and headers are too long',
    detail: 'Send less than 16 KiB of address and headers. Nothing was changed.',
  },
  'request-too-slow': {
    title: 'The request did not arrive in time',
    detail: 'Send it again, whole. Nothing was changed.',
  },
  'too-large': {
    title: 'Too large',
    detail: 'Send less than the limit of this call. Nothing was changed.',
  },
  'unsupported-media-type': {
    title: 'Unsupported content type',
    detail: 'Send the body as application/json. Nothing was changed.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    detail: 'This address answers other methods; the Allow header names them.',
  },
  'too-many-requests': {
    title: 'Too many requests',
    detail: 'Wait for the time in the Retry-After header, then try again. Nothing was changed.',
  },
  'changed-meanwhile': {
    title: 'Changed in the meantime',
    detail: 'Somebody changed this while you were looking at it. Load it again, then decide.',
  },
  'idempotency-key-reused': {
    title: 'This key was used for another request',
    detail: 'Use a new Idempotency-Key for a new request.',
  },
  unavailable: {
    title: 'Back in a moment',
    detail: 'The service cannot answer right now. Try again shortly; nothing was changed.',
  },
  'outcome-unknown': {
    title: 'It is not certain that this was saved',
    detail: 'The connection broke while saving. Try again with the same key: it never doubles.',
  },
  'sign-in-failed': {
    title: 'Sign-in did not work',
    detail: 'The sign-in was interrupted or is too old. Start it again.',
  },
  'account-deleted': {
    title: 'This account was closed',
    detail: 'This account was closed by the organisers. Write to them if that is a mistake.',
  },
  unexpected: {
    title: 'Something went wrong',
    detail: 'That is our fault, not yours. Try again; the request id helps us to find the cause.',
  },
};

/** What a problem is called, and what to do about it. A refusal says both in one sentence. */
export function problemWords(code: WireProblem | Refusal): ProblemWords {
  if (code in WIRE_PROBLEM_WORDS) return WIRE_PROBLEM_WORDS[code as WireProblem];
  const sentence = REFUSAL_WORDS[code as Refusal];
  return { title: sentence, detail: sentence };
}

/** The detail where it is known how large a body may be. */
export function tooLargeDetail(limitKiB: number): string {
  return `Shorten what you send to at most ${limitKiB} KiB. Nothing was changed.`;
}

/** What is said to a person who came to a refusal by a link or the address bar. */
export const REFUSAL_PAGE_WORDS = {
  again: 'Try again',
  signIn: 'Sign in',
  home: 'Go back home',
  wait: (seconds: number) =>
    `Too much was asked for from your network within a minute, perhaps by others. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}, then try again.`,
  request: (id: string) => `Request ${id}`,
} as const;
