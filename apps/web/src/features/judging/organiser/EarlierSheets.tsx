import type { ReplacedSheet } from '@pratibha/contract/earlier-sheets';
import { CELL_WORDS } from '@pratibha/words/judging/organiser/round';
import { RUBRIC_VERSION_WORDS } from '@pratibha/words/judging/organiser/rubric-version';
import { PAPER_WORDS } from '@pratibha/words/judging/organiser/running';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import css from './judging.module.css';
import { ScoreList } from './ScoreList.tsx';

const W = RUBRIC_VERSION_WORDS;

type Props = {
  readonly roundId: number;
  readonly judgeId: number;
  readonly submissionId: number;
};

/** What a judge scored of a work before the rubric or the work changed. */
export function EarlierSheets({ roundId, judgeId, submissionId }: Props) {
  const sheets = useQuery(
    read('GET /admin/rounds/{id}/earlier-sheets', {
      params: { id: String(roundId) },
      query: { judge_id: String(judgeId), submission_id: String(submissionId) },
    }),
  );
  if (sheets.error) {
    return <ErrorState message={CELL_WORDS.loadFailed} onRetry={() => void sheets.refetch()} />;
  }
  return sheets.data?.map((sheet) => (
    <Earlier key={`${sheet.rubric.number} ${sheet.revision} ${sheet.saved_at}`} sheet={sheet} />
  ));
}

function Earlier({ sheet }: { readonly sheet: ReplacedSheet }) {
  const { rubric, revision, scores, comment, note, sent_at } = sheet;
  return (
    <section aria-label={W.earlier}>
      <h3>{W.earlier}</h3>
      <p className={css.quiet}>{W.earlierOf(rubric.number, revision)}</p>
      <ScoreList criteria={rubric.criteria} scores={scores} />
      {comment !== '' && (
        <p>
          <strong>{CELL_WORDS.comment}</strong>
          <br />
          {comment}
        </p>
      )}
      {note !== '' && (
        <p>
          <strong>{CELL_WORDS.note}</strong>
          <br />
          {note}
        </p>
      )}
      {sheet.from_paper_by !== null && (
        <p className={css.quiet}>{PAPER_WORDS.fromPaper(sheet.from_paper_by)}</p>
      )}
      {sent_at !== null && (
        <p className={css.quiet}>{CELL_WORDS.sentAt(formatDateTime(new Date(sent_at)))}</p>
      )}
    </section>
  );
}
