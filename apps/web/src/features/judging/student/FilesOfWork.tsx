import type { WorkToJudge } from '@pratibha/contract/judge';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import css from './judge.module.css';
import { LateJudgedParts } from './late-dialogs.ts';

/** While a file is looked at, its pictures are asked for so often, in milliseconds. */
const AGAIN_MS = 5_000;

/** What a work was handed in by as files and links of its parts; nothing where it has none. */
export function FilesOfWork({ work }: { readonly work: WorkToJudge }) {
  const params = { id: String(work.id) };
  const { data: parts = [] } = useQuery({
    ...read('GET /judge/works/{id}/parts', { params }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ files }) => files.some((file) => file.state === 'waiting'))
        ? AGAIN_MS
        : false,
  });
  if (parts.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="handed-in">
      <h2 id="handed-in">{JUDGED_WORK_WORDS.parts}</h2>
      <LateJudgedParts
        parts={parts}
        of={{ side: 'judge', work: work.id }}
        asks={work.by === null}
      />
    </section>
  );
}
