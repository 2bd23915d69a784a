import type { JudgeCall } from '@pratibha/contract/running-rounds';
import { JUDGE_CALLS_WORDS } from '@pratibha/words/judging/organiser/running';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../data/queries.ts';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, LIVE_QUERY, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';

const W = JUDGE_CALLS_WORDS;

/** Judges who wait for an organiser; nothing where nobody does. */
export function CallsPart({ roundId }: { readonly roundId: number }) {
  const params = { id: String(roundId) };
  const { data } = useQuery({ ...read('GET /admin/rounds/{id}/calls', { params }), ...LIVE_QUERY });
  return (
    <div role="status">
      {data && data.length > 0 && (
        <section className={css.part} aria-label={W.heading}>
          <h2>{W.heading}</h2>
          <ul className={rows.list}>
            {data.map((call) => (
              <Call key={call.id} call={call} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Call({ call }: { readonly call: JudgeCall }) {
  const answer = useWrite('PUT /admin/judge-calls/{id}', ['GET /admin/rounds/{id}/calls']);
  const name = call.judge_name ?? W.nobody;
  const press = (state: 'coming' | 'done') =>
    answer.mutate(
      { params: { id: String(call.id) }, body: { state } },
      { onError: (error) => adminToast('error', reasonOf(error)) },
    );
  return (
    <li>
      <div className={rows.about}>
        <p className={css.name}>{call.line}</p>
        <p className={css.quiet}>
          {W.from(name, call.number)} {W.since(formatDateTime(new Date(call.called_at)))}
        </p>
        {call.coming !== null && <p className={css.quiet}>{W.coming(call.coming)}</p>}
      </div>
      {call.coming === null && (
        <Button
          aria-label={W.comeLabel(name)}
          disabled={answer.isPending}
          onClick={() => press('coming')}
        >
          {W.come}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-label={W.doneLabel(name)}
        disabled={answer.isPending}
        onClick={() => press('done')}
      >
        {W.done}
      </Button>
    </li>
  );
}
