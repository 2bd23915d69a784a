import type { EditionDetails } from '@pratibha/contract/editions';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { isFields } from '@pratibha/domain/editions/json';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../../data/api.ts';
import { isOvertaken } from '../../console/console.tsx';
import { DraftKeeper, type KeptDraft, type Writing } from './draft-keeper.ts';

/** The draft of an edition as the server told it. */
export function keptDraft({ draft_content, draft_revision }: EditionDetails): KeptDraft {
  // The server sends JSON.
  return { content: draft_content as JsonFields, revision: draft_revision };
}

/** What was written when an editor was left, by edition, until the server has it. */
const ON_THEIR_WAY = new Map<number, Promise<void>>();

/** An edition as the server has it, once everything that was written in this tab is there. */
export async function readEdition(id: number, signal?: AbortSignal): Promise<EditionDetails> {
  await ON_THEIR_WAY.get(id);
  return api('GET /admin/editions/{id}', { params: { id: String(id) }, ...(signal && { signal }) });
}

/**
 * The draft of an edition while it is written. What the server does not have yet is kept for a
 * reload of the tab, and closing it asks.
 */
export function useEditionDraft(edition: EditionDetails): {
  readonly keeper: DraftKeeper;
  readonly writing: Writing;
} {
  const { id } = edition;
  const [keeper] = useState(() => new DraftKeeper(keptDraft(edition), callsOf(id)));
  const writing = useSyncExternalStore(keeper.subscribe, keeper.writing);
  const isKept = writing.state === 'kept';
  useEffect(() => {
    const left = readLeft(id);
    if (left) keeper.resume(left.base, left.content);
  }, [id, keeper]);
  useEffect(() => {
    if (isKept) return forget(id);
    leave(id, { base: keeper.base.content, content: writing.content });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [id, isKept, keeper, writing.content]);
  // Whoever goes to another page of the console has said what they meant to.
  useEffect(
    () => () => {
      const saved = keeper.save().then(() => {
        if (keeper.writing().state === 'kept') forget(id);
        if (ON_THEIR_WAY.get(id) === saved) ON_THEIR_WAY.delete(id);
      });
      ON_THEIR_WAY.set(id, saved);
    },
    [id, keeper],
  );
  return { keeper, writing };
}

function callsOf(id: number) {
  const params = { id: String(id) };
  return {
    async save({ content, revision }: KeptDraft): Promise<number | null> {
      try {
        const saved = await api('PUT /admin/editions/{id}/draft', {
          params,
          body: { content, revision },
        });
        return saved.revision;
      } catch (error) {
        if (isOvertaken(error)) return null;
        throw error;
      }
    },
    async read(): Promise<KeptDraft> {
      return keptDraft(await readEdition(id));
    },
  };
}

type Left = { readonly base: JsonFields; readonly content: JsonFields };

const keyOf = (id: number) => `edition-draft:${id}`;

function leave(id: number, left: Left): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(left));
  } catch {
    // A browser that keeps nothing asks before the tab is closed all the same.
  }
}

function forget(id: number): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // As above.
  }
}

function readLeft(id: number): Left | null {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    return isLeft(left) ? left : null;
  } catch {
    return null;
  }
}

function isLeft(value: unknown): value is Left {
  if (typeof value !== 'object' || value === null) return false;
  const { base, content } = value as Partial<Left>;
  return isFields(base) && isFields(content);
}
