import { ProblemError } from '@pratibha/contract/client';
import type { OwnSheet, SheetInput, WorkToJudge } from '@pratibha/contract/judge';
import { SESSION_WORDS } from '@pratibha/words/session/app';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../../data/api.ts';
import { requireLogin } from '../../../data/login-required.ts';
import { queryClient, read } from '../../../data/queries.ts';
import { useUser } from '../../session/session.tsx';
import { JUDGED_CHANGES } from './judging-reads.ts';
import { readSheet } from './sheet.ts';
import {
  type Drawer,
  type Keeping,
  type Left,
  type SheetCalls,
  SheetKeeper,
} from './sheet-keeper.ts';

/** Sheets that are not saved yet go on being kept when their page is left. */
const KEEPERS = new Map<string, SheetKeeper>();

/** The sheet of a work while it is filled in; `calls`: other ones than those of real sheets. */
export function useSheet(
  work: WorkToJudge,
  calls?: SheetCalls,
): {
  readonly keeper: SheetKeeper;
  readonly keeping: Keeping;
} {
  const user = useUser();
  // Named as the work that somebody hands in is: a logout asks about both, and forgets them.
  const key = `pratibha.work.${user.id}.sheet.${work.id}`;
  // By another version of the rubric it is another sheet, which begins with what still fits.
  const sheetKey = `${key} ${work.rubric.number}`;
  const [keeper] = useState(
    () =>
      KEEPERS.get(sheetKey) ??
      new SheetKeeper(work.sheet, calls ?? callsOf(work.id), drawerAt(key, work)),
  );
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.keeping, keeper.keeping);
  const { state, isLeftHere, error } = keeping;
  useEffect(() => {
    if (!KEEPERS.has(sheetKey)) keeper.resume();
    KEEPERS.set(sheetKey, keeper);
    return () =>
      void keeper.save().then(() => {
        if (keeper.keeping().state === 'kept') KEEPERS.delete(sheetKey);
      });
  }, [sheetKey, keeper]);
  useEffect(() => keeper.meet(work.sheet), [keeper, work.sheet]);
  useEffect(() => {
    const tryAgain = () => void keeper.save();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [keeper]);
  useEffect(() => {
    if (!(error instanceof ProblemError)) return;
    if (error.status === 401) requireLogin(SESSION_WORDS.signInAgain);
    // It was sent meanwhile, or taken away, or the rubric is another one.
    const isMoved = error.status === 404 || error.status === 422;
    if (isMoved || error.code === 'sheet-is-sent') {
      void queryClient.invalidateQueries({ queryKey: ['GET /judge/works/{id}'] });
    }
  }, [error]);
  const isToLose = state !== 'kept' && !isLeftHere;
  useEffect(() => {
    if (!isToLose) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isToLose]);
  return { keeper, keeping };
}

function callsOf(id: number) {
  const params = { id: String(id) };
  return {
    save: async (body: SheetInput) =>
      showKept(id, await api('PUT /judge/works/{id}/sheet', { params, body })),
    send: async (body: SheetInput) =>
      showKept(id, await api('POST /judge/works/{id}/send', { params, body })),
  };
}

/** Has the pages show what the server has now, without asking for it again. */
export function showKept(id: number, sheet: OwnSheet): OwnSheet {
  const { queryKey } = read('GET /judge/works/{id}', { params: { id: String(id) } });
  // What is on its way may be older.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (work) => work && { ...work, sheet, state: sheet.state });
  for (const change of JUDGED_CHANGES) void queryClient.invalidateQueries({ queryKey: [change] });
  return sheet;
}

function drawerAt(key: string, { rubric }: WorkToJudge): Drawer {
  return {
    read: () => {
      try {
        return leftIn(JSON.parse(localStorage.getItem(key) ?? 'null'), rubric);
      } catch {
        return null;
      }
    },
    write: (left) => {
      try {
        if (left === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(left));
        return true;
      } catch {
        return left === null;
      }
    },
  };
}

/** What was left, without scores by criteria that are none any more. */
function leftIn(value: unknown, { criteria }: WorkToJudge['rubric']): Left | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sheet, version } = value as { readonly sheet?: unknown; readonly version?: unknown };
  const read = readSheet(sheet);
  if (!read || !Number.isInteger(version)) return null;
  const ids = new Set(criteria.map(({ id }) => String(id)));
  const scores = Object.fromEntries(Object.entries(read.scores).filter(([id]) => ids.has(id)));
  return { sheet: { ...read, scores }, version: version as number };
}
