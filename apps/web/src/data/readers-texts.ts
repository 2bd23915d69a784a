import type { ShownTexts } from '@pratibha/contract/translations';
import { type Texts, translated } from '@pratibha/domain/language/translated';
import { BUILT_IN_TEXTS } from '@pratibha/words/questions/built-in-texts';
import { ENDPOINTS } from './address/paths.ts';
import { guestToken, xsrfToken } from './xsrf-token.ts';

/** In milliseconds: texts that are older are asked for again beside what somebody asks for. */
const OLD_MS = 60_000;
/** So long a response waits for them where some are known, and where none are. */
const PATIENCE_MS = { known: 1_000, unknown: 4_000 };

/** What texts are in another language. */
export type Pairs = readonly (readonly [source: string, text: string])[];

/** What texts read in the language of this build, as far as the reader may know of them. */
let texts: Texts | null = null;
let fetchedAt = Number.NEGATIVE_INFINITY;
let fetching: Promise<void> | null = null;

/** As they are known now. */
export function readersTexts(): Texts {
  texts ??= new Map(Object.entries(BUILT_IN_TEXTS));
  return texts;
}

/** Takes those that were read, beside those that were known. */
export function takeTexts(pairs: Pairs): void {
  texts = new Map([...readersTexts(), ...pairs]);
}

/** Does something, at once, for a reader of whom only `own` are known: on the server are many. */
export function sayingFrom<T>(own: Texts, does: () => T): T {
  const before = texts;
  texts = own;
  try {
    return does();
  } finally {
    texts = before;
  }
}

/**
 * What a call responded, in the language of this build. The texts are asked for beside the call;
 * where they cannot be had, what is known stays, and English stands in.
 */
export async function inReadersLanguage<T>(data: Promise<T>): Promise<T> {
  const isKnown = fetchedAt > 0;
  const fresh = freshTexts();
  const response = await data;
  await atMost(isKnown ? PATIENCE_MS.known : PATIENCE_MS.unknown, fresh);
  return translated(response, readersTexts());
}

/** Asks for them again where they are old. */
function freshTexts(): Promise<void> {
  if (Date.now() - fetchedAt < OLD_MS) return Promise.resolve();
  fetching ??= fetchTexts().finally(() => {
    fetching = null;
  });
  return fetching;
}

async function fetchTexts(): Promise<void> {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(`${ENDPOINTS.api}${pathOfReader()}`, {
      cache: 'no-cache',
      headers,
    });
    if (!response.ok) return;
    const read = (await response.json()) as ShownTexts;
    takeTexts(read.texts.map(({ source, text }) => [source, text]));
    fetchedAt = Date.now();
  } catch {
    // Without a network what is known is read.
  }
}

/** Whoever is signed in reads more than visitors do, and a guest what is of their round. */
function pathOfReader(): string {
  if (xsrfToken() !== null) return '/user/texts';
  return guestToken() === null ? '/public/texts' : '/judge/texts';
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
