import type { RoundPresentations } from '@pratibha/contract/presentations';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { PRESENTATIONS_WORDS } from '@pratibha/words/judging/organiser/presentations';
import { formatDateTime } from '@pratibha/words/time';
import { formatTime } from '@pratibha/words/time-range';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, LIVE_QUERY, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ORDER_CHANGES } from './judging-calls.ts';
import { OrderList } from './OrderList.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import own from './stands.module.css';
import { usePrinted } from './use-printed.ts';

const W = PRESENTATIONS_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

/** When works are presented: planned, drawn, looked at, published and printed. */
export function PresentationsPart({ round }: { readonly round: RoundDetails }) {
  const params = { id: String(round.id) };
  const asked = useQuery({
    ...read('GET /admin/rounds/{id}/presentations', { params }),
    ...LIVE_QUERY,
  });
  const [isPlanning, setPlanning] = useState(false);
  const { isPrinted, print } = usePrinted();
  const { data } = asked;
  if (data === undefined) {
    return asked.isError ? (
      <ErrorState message={W.loadFailed} onRetry={() => void asked.refetch()} />
    ) : null;
  }
  const { plan } = data;
  const isOver = round.state === 'over';
  return (
    <section
      className={`${css.part} ${own.stands}`}
      data-is-printed={isPrinted}
      aria-label={W.heading}
    >
      <h2>{isPrinted && plan ? W.listTitle(round.event_title, plan.room) : W.heading}</h2>
      <div className={own.onScreen}>
        <PlanFacts presentations={data} />
        {!isOver && (
          <Presses presentations={data} onPlan={() => setPlanning(true)} onPrint={print} />
        )}
      </div>
      <OrderList presentations={data} isOver={isOver} />
      {isPlanning && <PlanDialog round={round} plan={plan} onClose={() => setPlanning(false)} />}
    </section>
  );
}

function PlanFacts({ presentations: { plan, works } }: OfPresentations) {
  if (plan === null) return <p>{W.noPlan}</p>;
  const last = works.findLast(({ ends_at }) => ends_at !== null)?.ends_at;
  const facts = [
    W.each(plan.minutes, plan.setup_minutes),
    ...(plan.pause_minutes > 0 ? [W.pauses(plan.pause_minutes, plan.pause_every)] : []),
  ];
  return (
    <>
      <p>{W.planned(plan.room, formatDateTime(new Date(plan.starts_at)))}</p>
      <p className={css.quiet}>{facts.join(W.separator)}</p>
      <p>{last ? W.ends(formatTime(new Date(last))) : W.noOrder}</p>
    </>
  );
}

type OfPresentations = { readonly presentations: RoundPresentations };

function Presses({
  presentations,
  onPlan,
  onPrint,
}: OfPresentations & { readonly onPlan: () => void; readonly onPrint: () => void }) {
  const params = { id: String(presentations.round_id) };
  const draw = useWrite('POST /admin/rounds/{id}/presentations/draw', ORDER_CHANGES);
  const publish = useWrite('PUT /admin/rounds/{id}/presentations/published', ORDER_CHANGES);
  const isPublished = presentations.published_at !== null;
  const isDrawn = presentations.works.some(({ place }) => place !== null);
  const isBusy = draw.isPending || publish.isPending;
  const onDraw = () =>
    draw.mutate({ params }, { onSuccess: () => adminToast('success', W.drawn), onError });
  const onPublish = () =>
    publish.mutate(
      { params, body: { is_published: !isPublished } },
      {
        onSuccess: () => adminToast('success', isPublished ? W.takenBack : W.publishedNow),
        onError,
      },
    );
  return (
    <>
      <p className={css.quiet}>
        {isPublished ? W.published : isDrawn ? W.redrawHelp : W.unpublished}
      </p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onPlan}>
          {W.plan}
        </Button>
        {presentations.plan && !isPublished && (
          <Button variant="secondary" disabled={isBusy} onClick={onDraw}>
            {W.draw}
          </Button>
        )}
        {isDrawn && (
          <>
            <Button variant="secondary" onClick={onPrint}>
              {W.print}
            </Button>
            <Button
              variant={isPublished ? 'quiet' : 'primary'}
              disabled={isBusy}
              onClick={onPublish}
            >
              {isPublished ? W.takeBack : W.publish}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
