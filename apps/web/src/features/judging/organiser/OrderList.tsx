import type { Presentation, RoundPresentations } from '@pratibha/contract/presentations';
import type { LastReason } from '@pratibha/domain/judging/presentations';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { PRESENTATIONS_WORDS } from '@pratibha/words/judging/organiser/presentations';
import { formatRange, formatTime } from '@pratibha/words/time-range';
import { useWrite } from '../../../data/queries.ts';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ORDER_CHANGES } from './judging-calls.ts';

const W = PRESENTATIONS_WORDS;

type Props = {
  readonly presentations: RoundPresentations;
  readonly isOver: boolean;
  readonly isPrinted: boolean;
};

/** Works with their times, room by room. Who is late or missed theirs is put last. */
export function OrderList({ presentations, isOver, isPrinted }: Props) {
  const { works, plan } = presentations;
  const groups = [...Map.groupBy(works, ({ room }) => room)];
  return groups.map(([room, there]) => (
    <div key={room ?? 'none'}>
      {groups.length > 1 && (
        <h3>{room === null ? W.noTime : (plan?.rooms[room - 1] ?? W.noTime)}</h3>
      )}
      <LongList
        of={room === null ? W.heading : (plan?.rooms[room - 1] ?? W.heading)}
        entries={there}
        isWhole={isPrinted}
      >
        {(work) => (
          <li key={work.submission_id}>
            <div className={rows.about}>
              <p className={css.name}>{timeOf(work, plan)}</p>
              <p className={css.quiet}>{aboutOf(work, presentations)}</p>
            </div>
            {!isOver && <Last work={work} presentations={presentations} />}
          </li>
        )}
      </LongList>
    </div>
  ));
}

type LastProps = {
  readonly work: Presentation;
  readonly presentations: RoundPresentations;
};

/** The presses that move one work; none before an order was drawn. */
function Last({ work, presentations }: LastProps) {
  const put = useWrite('PUT /admin/rounds/{id}/presentations/last', ORDER_CHANGES);
  if (presentations.works.every(({ place }) => place === null)) return null;
  const press = (because: LastReason | null, told: string) =>
    put.mutate(
      {
        params: { id: String(presentations.round_id) },
        body: { submission_id: work.submission_id, because },
      },
      {
        onSuccess: () => adminToast('success', told),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  return pressesOf(work).map(([because, label, told]) => (
    <Button
      key={label}
      variant="quiet"
      disabled={put.isPending}
      aria-label={W.pressLabel(label, work.user_name)}
      onClick={() => press(because, told)}
    >
      {label}
    </Button>
  ));
}

type Press = readonly [because: LastReason | null, label: string, told: string];

function pressesOf({ place, put_last }: Presentation): readonly Press[] {
  if (place === null) return [[null, W.add, W.added]];
  return [
    ...(put_last === null ? [] : [[null, W.back, W.putBack] as const]),
    ['late', W.late, W.putLast],
    ['missed', W.missed, W.putLast],
  ];
}

/** When a work is presented; the day stands there where it is another than that of the first. */
function timeOf({ starts_at, ends_at }: Presentation, plan: RoundPresentations['plan']): string {
  if (starts_at === null || ends_at === null || plan === null) return W.noTime;
  const [starts, ends] = [new Date(starts_at), new Date(ends_at)];
  const first = dayOf(new Date(plan.starts_at));
  const isOfThatDay = dayOf(starts) === first && dayOf(ends) === first;
  return isOfThatDay
    ? W.time(formatTime(starts), formatTime(ends))
    : W.time(...formatRange(starts, ends));
}

function aboutOf(work: Presentation, { published_at }: RoundPresentations): string {
  const { number, user_name, user_college, put_last, is_told } = work;
  const parts = [
    W.work(number),
    user_name,
    ...(user_college === null ? [] : [user_college]),
    ...(put_last === null ? [] : [W.lastBecause[put_last]]),
    ...(published_at === null || is_told ? [] : [W.notTold]),
  ];
  return parts.join(W.separator);
}
