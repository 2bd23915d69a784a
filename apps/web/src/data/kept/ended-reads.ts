import type { JudgedRound, JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import type { KeptRead } from './kept-pages.ts';

/** Something that is kept, as it was told. */
type Told = { readonly read: KeptRead; readonly data: unknown };

/**
 * What is kept no longer, now that a list was told anew: works that are the judge's no more, and
 * rounds.
 */
export function isEndedBy({ read: [call], data }: Told, other: Told): boolean {
  const [kept] = other.read;
  if (call === 'GET /judge/rounds') {
    const isThere = (id: number) => (data as readonly JudgedRound[]).some((one) => one.id === id);
    if (kept === 'GET /judge/rounds/{id}') return !isThere((other.data as JudgedRound).id);
    if (kept === 'GET /judge/works/{id}') return !isThere((other.data as WorkToJudge).round_id);
  }
  if (call === 'GET /judge/rounds/{id}' && kept === 'GET /judge/works/{id}') {
    const { id, works_listed } = data as JudgedRoundDetails;
    const work = other.data as WorkToJudge;
    return work.round_id === id && !works_listed.some((one) => one.id === work.id);
  }
  return false;
}

/** The lists that end something, by which nothing else needs to be looked at. */
export function endsSome([call]: KeptRead): boolean {
  return call === 'GET /judge/rounds' || call === 'GET /judge/rounds/{id}';
}
