import { NetworkError, ProblemError } from '@pratibha/contract/client';
import type { OwnSheet, SheetInput } from '@pratibha/contract/judge';
import { vi } from 'vitest';
import type { Drawer } from '../keeping.ts';
import { SheetKeeper } from '../sheet-keeper.ts';
import type { Left } from '../sheet-line.ts';

export const WAITS = { pause: 800, again: 15_000 };
const AT = '2020-07-16T04:15:00.000Z';

export function sheet(part: Partial<OwnSheet> = {}): OwnSheet {
  return {
    ...{ state: 'begun', scores: [], comment: '', note: '', cannot_because: null },
    ...{ saved_at: AT, sent_at: null, is_late: false, late: null, version: 1 },
    ...part,
  };
}

function problem(code: string, status = 409, kept?: OwnSheet): ProblemError {
  const type = `/docs#problem-${code}`;
  const body = { type, title: '', status, detail: code, code, params: {} };
  return new ProblemError(status, body, null, { ...body, kept });
}

/** A server with one sheet, as the product's keeps it. */
export function server(start: OwnSheet | null = null) {
  const own = { kept: start, isDown: false, losesAnswer: false, isPaused: false };
  const keep = (wanted: OwnSheet['state']) =>
    vi.fn(async (body: SheetInput): Promise<OwnSheet> => {
      await Promise.resolve();
      const state = own.isPaused ? 'begun' : wanted;
      if (own.isPaused && wanted === 'sent' && own.kept?.state === 'sent')
        throw problem('judging-paused');
      if (own.isDown) throw new NetworkError(new Error('down'));
      const { scores, comment, note, version } = body;
      if (own.kept?.state === 'sent' && state === 'begun') throw problem('sheet-is-sent');
      const text = { scores, comment: comment.trim(), note: note.trim() };
      const isSame =
        own.kept?.state === state &&
        JSON.stringify([own.kept.scores, own.kept.comment, own.kept.note]) ===
          JSON.stringify(Object.values(text));
      if (!isSame) {
        if (version !== (own.kept?.version ?? 0))
          throw problem('changed-meanwhile', 409, own.kept ?? undefined);
        own.kept = sheet({ ...text, state, version: version + 1 });
      }
      if (own.losesAnswer) throw new NetworkError(new Error('lost'));
      return own.kept ?? sheet();
    });
  return { own, calls: { save: keep('begun'), send: keep('sent') } };
}

/** What lies on a device. */
export type Box = { left: Left | null };

/** As a tab of the device sees it: it removes what it knows alone. */
export function drawer(box: Box): Drawer {
  let known: Left | null = null;
  return {
    read: () => (known = box.left),
    write: (left) => {
      if (left !== null) known = box.left = left;
      else if (box.left === known) box.left = null;
      return true;
    },
    alone: (act) => act(),
  };
}

export function leftWith(part: Partial<Left>): Left {
  const sheet = { scores: {}, comment: '', note: '' };
  return { sheet, version: 0, aim: 'save', isOfSent: false, tried: [], ...part };
}

export function keeperOf(start: OwnSheet | null = null, left: Left | null = null) {
  const { own, calls } = server(start);
  const box: Box = { left };
  return { own, calls, box, keeper: new SheetKeeper(start, calls, drawer(box), WAITS) };
}
