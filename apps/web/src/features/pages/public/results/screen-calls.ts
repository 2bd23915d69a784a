import type { ShownStep, ShowScreen } from '@pratibha/contract/shows';
import type { TranslatedTexts } from '@pratibha/contract/translations';
import type { Texts } from '@pratibha/domain/language/translated';
import { xsrfToken } from '../../../../data/xsrf-token.ts';

/** What a screen shows, and whether the next step could come. */
export type Screen = {
  readonly state: 'waiting' | 'connected' | 'lost' | 'signedOut' | 'notYours';
  /** What came last; it stays without a network. */
  readonly seen: ShowScreen | null;
};

/** Where calls go, as the page says. */
const API = document.querySelector<HTMLElement>('[data-show]')?.dataset['show'] ?? '';

/** Longer than this nothing comes. */
const PATIENCE_MS = 4_000;

const REFUSED: Readonly<Record<number, Screen['state']>> = {
  401: 'signedOut',
  403: 'notYours',
  404: 'notYours',
};

/** Asks what the screens of an event show. */
export async function askScreen(event: string, before: Screen): Promise<Screen> {
  const response = await send('GET', `/admin/events/${event}/show`);
  if (response === null) return { ...before, state: 'lost' };
  const state = REFUSED[response.status] ?? (response.ok ? 'connected' : 'lost');
  if (state !== 'connected') return { ...before, state };
  const seen = await read<ShowScreen>(response);
  return seen === null ? { ...before, state: 'lost' } : { state, seen };
}

/** What the event says in Nepali; null where that is not known. */
export async function askTexts(event: string): Promise<Texts | null> {
  const response = await send('GET', `/admin/translations?of=event-${event}&limit=200`);
  const found = response?.ok ? await read<TranslatedTexts>(response) : null;
  if (found === null) return null;
  return new Map(
    found.texts.flatMap(({ source, text }) => (text === null ? [] : [[source, text]])),
  );
}

/**
 * What a screen shows, with what organisers wrote in the language of the texts. By hand: of the
 * page of a screen few scripts are fetched.
 */
export function saidIn(texts: Texts, seen: ShowScreen | null): ShowScreen | null {
  const said = (text: string) => texts.get(text) ?? text;
  if (seen === null) return null;
  const { event_title, show } = seen;
  if (show === null) return { event_title: said(event_title), show };
  const { text, award } = show;
  return {
    event_title: said(event_title),
    show: {
      ...show,
      text: text === null ? null : said(text),
      award: award && { ...award, title: said(award.title), prize: said(award.prize) },
    },
  };
}

/** Moves the show from the step that this screen shows; another press may have been before. */
export async function moveScreen(before: Screen, to: 'next' | 'back'): Promise<Screen> {
  const { seen } = before;
  if (!seen?.show) return before;
  const { round_id, run, step } = seen.show;
  const response = await send('POST', `/admin/rounds/${round_id}/show/step`, { run, step, to });
  if (response === null) return { ...before, state: 'lost' };
  // Where it moved meanwhile, the next look shows how.
  if (!response.ok) return { ...before, state: REFUSED[response.status] ?? before.state };
  const show = await read<ShownStep>(response);
  return show === null ? { ...before } : { state: 'connected', seen: { ...seen, show } };
}

async function send(method: string, path: string, body?: object): Promise<Response | null> {
  try {
    return await fetch(API + path, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken() ?? '' },
      }),
    });
  } catch {
    return null;
  }
}

/** What a response says; null where it broke off. */
async function read<T>(response: Response): Promise<T | null> {
  try {
    return (await response.json()) as T;
  } catch {
    return null;
  }
}
