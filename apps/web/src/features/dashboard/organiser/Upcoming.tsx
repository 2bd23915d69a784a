import type { PublicEvent } from '@pratibha/contract/events';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { DASHBOARD_WORDS } from '@pratibha/words/dashboard/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDate, formatDay } from '@pratibha/words/time';
import { useNow } from '../../../data/server-clock.ts';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import css from './dashboard.module.css';

/** Events in the panel (R9.7). */
const MOST = 2;
const MINUTE_MS = 60_000;

type Props = {
  /** Undefined while loading. */
  readonly events: readonly PublicEvent[] | undefined;
};

/** The two soonest active events, today's included (R2.47). */
export function Upcoming({ events }: Props) {
  const now = useNow(MINUTE_MS);
  const soonest = events && now ? soonestOf(events, dayOf(now)) : undefined;
  return (
    <section className={css.panel} aria-labelledby="dashboard-upcoming">
      <h2 id="dashboard-upcoming" className={css.title}>
        {DASHBOARD_WORDS.upcoming}
      </h2>
      {soonest === undefined && <p className={css.quiet}>{SHELL_WORDS.loading}</p>}
      {soonest?.length === 0 && <p className={css.quiet}>{DASHBOARD_WORDS.noUpcoming}</p>}
      <ul className={css.upcoming}>
        {soonest?.map((event) => (
          <li key={event.id}>
            <div className={css.upcomingHead}>
              <h3>{event.title}</h3>
              <StatusBadge status={event.status} />
            </div>
            <p className={css.day}>{formatDay(event.date)}</p>
            <p className={css.description}>{event.description}</p>
            <dl className={css.windows}>
              <Window
                label={DASHBOARD_WORDS.registration}
                from={event.registration_open}
                to={event.registration_close}
              />
              {event.submission_start && event.submission_close && (
                <Window
                  label={DASHBOARD_WORDS.submission}
                  from={event.submission_start}
                  to={event.submission_close}
                />
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** ACTIVE events on or after `today` (YYYY-MM-DD), the soonest first. */
function soonestOf(events: readonly PublicEvent[], today: string): readonly PublicEvent[] {
  return events
    .filter(({ status, date }) => status === 'ACTIVE' && date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id)
    .slice(0, MOST);
}

type WindowProps = { readonly label: string; readonly from: string; readonly to: string };

function Window({ label, from, to }: WindowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{DASHBOARD_WORDS.range(formatDate(new Date(from)), formatDate(new Date(to)))}</dd>
    </div>
  );
}
