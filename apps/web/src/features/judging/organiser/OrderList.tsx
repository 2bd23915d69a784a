import type { Presentation, RoundPresentations } from '@pratibha/contract/presentations';
import type { LastReason } from '@pratibha/domain/judging/presentations';
import { PRESENTATIONS_WORDS } from '@pratibha/words/judging/organiser/presentations';
import { formatTime } from '@pratibha/words/time-range';
import { useWrite } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ORDER_CHANGES } from './judging-calls.ts';

const W = PRESENTATIONS_WORDS;

type Props = { readonly presentations: RoundPresentations; readonly isOver: boolean };

/** Works with their times. Who is late or missed theirs is put last, and nobody else moves. */
export function OrderList({ presentations, isOver }: Props) {
  const put = useWrite('PUT /admin/rounds/{id}/presentations/last', ORDER_CHANGES);
  const press = (submission_id: number, because: LastReason | null) =>
    put.mutate(
      { params: { id: String(presentations.round_id) }, body: { submission_id, because } },
      {
        onSuccess: () => adminToast('success', W.putLast),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  const isDrawn = presentations.works.some(({ place }) => place !== null);
  return (
    <ul className={css.list}>
      {presentations.works.map((work) => (
        <li key={work.submission_id}>
          <div className={css.about}>
            <p className={css.name}>{timeOf(work)}</p>
            <p className={css.quiet}>{aboutOf(work)}</p>
          </div>
          {!isOver && isDrawn && <Last work={work} isBusy={put.isPending} onPress={press} />}
        </li>
      ))}
    </ul>
  );
}

type LastProps = {
  readonly work: Presentation;
  readonly isBusy: boolean;
  readonly onPress: (id: number, because: LastReason | null) => void;
};

function Last({ work: { submission_id, user_name, place }, isBusy, onPress }: LastProps) {
  const presses =
    place === null
      ? ([[null, W.add]] as const)
      : ([
          ['late', W.late],
          ['missed', W.missed],
        ] as const);
  return presses.map(([because, label]) => (
    <Button
      key={label}
      variant="quiet"
      disabled={isBusy}
      aria-label={W.lastLabel(label, user_name)}
      onClick={() => onPress(submission_id, because)}
    >
      {label}
    </Button>
  ));
}

function timeOf({ starts_at, ends_at }: Presentation): string {
  if (starts_at === null || ends_at === null) return W.noTime;
  return W.time(formatTime(new Date(starts_at)), formatTime(new Date(ends_at)));
}

function aboutOf({ number, user_name, user_college, put_last }: Presentation): string {
  const parts = [W.work(number), user_name, ...(user_college === null ? [] : [user_college])];
  return [...parts, ...(put_last === null ? [] : [W.lastBecause[put_last]])].join(W.separator);
}
