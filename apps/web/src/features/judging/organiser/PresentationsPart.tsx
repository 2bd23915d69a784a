import type { RoundPresentations } from '@pratibha/contract/presentations';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { PRESENTATIONS_WORDS } from '@pratibha/words/judging/organiser/presentations';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './judging.module.css';
import { OrderList } from './OrderList.tsx';
import { OrderPresses } from './OrderPresses.tsx';
import { PanelList } from './PanelList.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import own from './stands.module.css';
import { usePrinted } from './use-printed.ts';

const W = PRESENTATIONS_WORDS;

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
    ) : (
      <Spinner label={W.loading} />
    );
  }
  const { plan } = data;
  const isOver = round.state === 'over';
  return (
    <section
      className={`${css.part} ${own.stands}`}
      data-is-printed={isPrinted}
      aria-label={W.heading}
    >
      <h2>{isPrinted ? W.listTitle(round.event_title, round.title) : W.heading}</h2>
      <div className={own.onScreen}>
        <PlanFacts presentations={data} round={round} />
        <OrderPresses
          presentations={data}
          isOver={isOver}
          onPlan={() => setPlanning(true)}
          onPrint={print}
        />
        {plan && plan.rooms.length > 1 && (
          <PanelList presentations={data} rooms={plan.rooms} round={round} />
        )}
      </div>
      <OrderList presentations={data} isOver={isOver} isPrinted={isPrinted} />
      {isPlanning && <PlanDialog round={round} plan={plan} onClose={() => setPlanning(false)} />}
    </section>
  );
}

type FactsProps = { readonly presentations: RoundPresentations; readonly round: RoundDetails };

function PlanFacts({ presentations: { plan, works }, round }: FactsProps) {
  if (plan === null) return <p>{W.noPlan}</p>;
  const ends = works.flatMap(({ ends_at }) => (ends_at === null ? [] : [Date.parse(ends_at)]));
  const last = ends.length === 0 ? null : new Date(Math.max(...ends));
  const isBeyond =
    new Date(plan.starts_at) < new Date(round.opens_at) ||
    (last !== null && last > new Date(round.closes_at));
  const facts = [
    W.each(plan.minutes, plan.setup_minutes),
    ...(plan.pause_minutes > 0 ? [W.pauses(plan.pause_minutes, plan.pause_every)] : []),
  ];
  return (
    <>
      <p>{W.planned(plan.rooms, formatDateTime(new Date(plan.starts_at)))}</p>
      <p className={css.quiet}>{facts.join(W.separator)}</p>
      <p>{last ? W.ends(formatDateTime(last)) : W.noOrder}</p>
      {isBeyond && <p className={css.notice}>{W.beyond}</p>}
    </>
  );
}
