import { NetworkError } from '@pratibha/contract/client';
import type {
  JudgedRoundDetails,
  OwnSheet,
  SheetInput,
  WorkToJudge,
} from '@pratibha/contract/judge';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { queryClient } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './judge.module.css';
import { JUDGED_CHANGES } from './judging-reads.ts';
import type { SheetCalls } from './keeping.ts';
import { SheetPart } from './SheetPart.tsx';

const W = JUDGE_RUNNING_WORDS;

/** The sheet of an invented work, before the first real one; the server learns that it was sent. */
export function TryOut({ round }: { readonly round: JudgedRoundDetails }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && round.has_tried) return null;
  if (isOpen) return <Invented round={round} onDone={() => setOpen(false)} />;
  return (
    <section className={css.card} aria-label={W.tryTitle}>
      <h2>{W.tryTitle}</h2>
      <p>{W.tryText}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {W.tryIt}
        </Button>
      </div>
    </section>
  );
}

type Props = { readonly round: JudgedRoundDetails; readonly onDone: () => void };

function Invented({ round, onDone }: Props) {
  const [work] = useState(() => inventedWork(round));
  const [other] = useState(() => ({ calls: triedCalls(round.id) }));
  return (
    <>
      <section className={css.card} aria-label={W.invented}>
        <h2>{W.invented}</h2>
        <p className={css.description}>{W.inventedText}</p>
        <div role="status">{round.has_tried && <p className={css.notice}>{W.tried}</p>}</div>
        <div className={css.actions}>
          <Button variant="secondary" onClick={onDone}>
            {W.done}
          </Button>
        </div>
      </section>
      <SheetPart work={work} other={other} />
    </>
  );
}

/** Its number is of no assignment: on this device its sheet lies beside those of real ones. */
function inventedWork({ id, rubric, closes_at }: JudgedRoundDetails): WorkToJudge {
  return {
    ...{ id: -id, round_id: id, number: 0, by: null, rubric, closes_at },
    ...{ description: W.inventedText, work_link: '', demo_or_alternate_link: null },
    ...{
      state: 'not-begun',
      manner: 'remote',
      sheet: null,
      earlier: null,
      by_earlier_rubric: null,
    },
  };
}

/** Saves nowhere but as if, and tells the server alone that it was sent. */
function triedCalls(roundId: number): SheetCalls {
  return {
    save: async (body) => {
      if (!navigator.onLine) throw new NetworkError('offline', true);
      return keptOf(body, 'begun');
    },
    send: async (body) => {
      await api('PUT /judge/rounds/{id}/tried', { params: { id: String(roundId) } });
      for (const change of JUDGED_CHANGES) {
        void queryClient.invalidateQueries({ queryKey: [change] });
      }
      return keptOf(body, 'sent');
    },
  };
}

function keptOf({ version, ...filledIn }: SheetInput, state: 'begun' | 'sent'): OwnSheet {
  const now = serverNow().toISOString();
  return {
    ...filledIn,
    ...{
      state,
      cannot_because: null,
      saved_at: now,
      is_late: false,
      late: null,
      version: version + 1,
    },
    sent_at: state === 'sent' ? now : null,
  };
}
