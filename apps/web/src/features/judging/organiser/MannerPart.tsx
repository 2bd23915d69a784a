import type { RoundDetails } from '@pratibha/contract/rounds';
import { STANDS_WORDS } from '@pratibha/words/judging/organiser/stands';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { lateComponent } from '../../session/session.tsx';
import css from './judging.module.css';
import { MannerDialog } from './MannerDialog.tsx';
import { StandsPart } from './StandsPart.tsx';

const W = STANDS_WORDS;

/** Most rounds are judged in another manner. */
const PresentationsPart = lateComponent({
  load: async () => (await import('./PresentationsPart.tsx')).PresentationsPart,
});

/** How the works of a round are judged; where they stand, or when they are presented. */
export function MannerPart({ round }: { readonly round: RoundDetails }) {
  const params = { id: String(round.id) };
  const asked = useQuery({ ...read('GET /admin/rounds/{id}/stands', { params }), ...LIVE_QUERY });
  const [isOpen, setOpen] = useState(false);
  const { data } = asked;
  if (data === undefined) {
    return asked.isError ? (
      <ErrorState message={W.loadFailed} onRetry={() => void asked.refetch()} />
    ) : null;
  }
  const isAtStand = data.manner === 'at-the-stand';
  return (
    <>
      <section className={css.part} aria-label={W.manner}>
        <h2>{W.manner}</h2>
        <p>{W.manners[data.manner]}</p>
        {isAtStand && data.clock_minutes !== null && (
          <p className={css.quiet}>{W.clock(data.clock_minutes)}</p>
        )}
        {(round.opened_at === null || isAtStand) && round.state !== 'over' && (
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {W.changeManner}
            </Button>
          </div>
        )}
        {isOpen && (
          <MannerDialog
            stands={data}
            isFixed={round.opened_at !== null}
            onClose={() => setOpen(false)}
          />
        )}
      </section>
      {isAtStand && round.opened_at !== null && <StandsPart round={round} stands={data} />}
      {data.manner === 'presented' && round.opened_at !== null && (
        <PresentationsPart round={round} />
      )}
    </>
  );
}
