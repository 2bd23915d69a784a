import { ProblemError } from '@pratibha/contract/client';
import type { FeedbackComment } from '@pratibha/contract/feedback';
import { FEEDBACK_WORDS } from '@pratibha/words/results/organiser/feedback';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { reasonOf } from '../../console/console.tsx';
import { CommentDialog } from './CommentDialog.tsx';
import css from './results.module.css';

const W = FEEDBACK_WORDS;

/** Everything that judges wrote for participants, in one list. */
export function FeedbackPart({ roundId }: { readonly roundId: number }) {
  const [changing, setChanging] = useState<FeedbackComment | null>(null);
  const params = { id: String(roundId) };
  const feedback = useQuery(read('GET /admin/rounds/{id}/feedback', { params }));
  const { data, error } = feedback;
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p className={css.quiet}>{W.intro}</p>
      {data ? (
        data.length === 0 ? (
          <p>{W.none}</p>
        ) : (
          <LongList of={W.heading} entries={data}>
            {(each) => <Comment key={each.sheet_id} of={each} onChange={() => setChanging(each)} />}
          </LongList>
        )
      ) : error instanceof ProblemError && error.status === 409 ? (
        <p className={css.notice}>{reasonOf(error)}</p>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void feedback.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
      {changing && <CommentDialog comment={changing} onClose={() => setChanging(null)} />}
    </section>
  );
}

type Props = { readonly of: FeedbackComment; readonly onChange: () => void };

function Comment({ of: comment, onChange }: Props) {
  const { number, user_name, judge_name, written, is_held, settled_by } = comment;
  return (
    <li>
      <div className={rows.about}>
        <p className={css.name}>{W.of(number, user_name)}</p>
        <p>{comment.comment ?? written}</p>
        <p className={css.quiet}>
          {W.by(judge_name ?? '')}
          {comment.comment !== null && settled_by !== null && ` · ${W.changed(settled_by)}`}
          {is_held && ` · ${W.held}`}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={W.editLabel(number, judge_name ?? '')}
        onClick={onChange}
      >
        {W.edit}
      </Button>
    </li>
  );
}
