import { EVENT_FIGURES_WORDS, EVENT_MOMENT_WORDS } from '@pratibha/words/events/organiser/moments';
import { UsersRound } from 'lucide-react';
import { useNow } from '../../../data/server-clock.ts';
import css from './EventFigures.module.css';
import { type Dated, momentOf } from './moment-of.ts';

const MINUTE_MS = 60_000;

type FiguresProps = {
  readonly title: string;
  /** Those that hold a seat, where seats are counted; undefined while they are not known. */
  readonly registrations: number | undefined;
  readonly capacity: number | null | undefined;
  /** Registrations and submissions that wait for a decision. */
  readonly undecided: number;
  /** Whether the list leaves a title the room for one line. */
  readonly isRoomy?: boolean;
};

/** The title of an event, and under it '37/120 registered · 26 undecided'. */
export function TitleAndFigures(props: FiguresProps) {
  const { title, registrations, capacity = null, undecided, isRoomy = false } = props;
  return (
    <span className={css.title} data-roomy={isRoomy}>
      {title}
      {registrations !== undefined && (
        <span className={css.line}>
          <UsersRound size={12} strokeWidth={2} aria-hidden />{' '}
          {EVENT_FIGURES_WORDS.taken(registrations, capacity)}{' '}
          <span className={css.registered}>{EVENT_FIGURES_WORDS.registered}</span>
          {undecided > 0 && (
            <>
              {' · '}
              <span className={css.undecided}>{EVENT_FIGURES_WORDS.undecided(undecided)}</span>
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** 'Registration open', under the status of an event; nothing where its dates do not count. */
export function MomentOf({ event }: { readonly event: Dated }) {
  const now = useNow(MINUTE_MS);
  const moment = now && momentOf(event, now);
  return moment && <span className={css.line}>{EVENT_MOMENT_WORDS[moment]}</span>;
}
