import type { Dashboard } from '@pratibha/contract/dashboard';
import type { PublicEvent } from '@pratibha/contract/events';
import { mayDo, mayInEvent } from '@pratibha/domain/access';
import { DASHBOARD_WORDS } from '@pratibha/words/dashboard/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ClipboardList, FileCheck2 } from 'lucide-react';
import * as ADMIN_PATHS from '../../../data/address/admin-pages.gen.ts';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { type EditionInAddress, LIVE_QUERY, useHoldsThisYear } from '../../console/console.tsx';
import { DeskNotices, OwnDesk, PreparedToDo } from '../../desk/desk.tsx';
import { lateComponent, useUser } from '../../session/session.tsx';
import css from './ToDo.module.css';

/** What is there on few days. */
const LooseEnds = lateComponent({
  load: async () => (await import('./LooseEnds.tsx')).LooseEnds,
  useIsAsked: () => false,
});

/** Events that are named; all others are behind the two links. */
const MOST = 3;

type Props = {
  readonly edition: EditionInAddress | undefined;
  /** Undefined while loading. */
  readonly figures: Dashboard['per_event'] | undefined;
  readonly isFailed: boolean;
  readonly events: readonly PublicEvent[] | undefined;
};

/**
 * What waits for this person's decision, and where most of it does: what the dashboard begins with.
 */
export function ToDo({ edition, figures, isFailed, events = [] }: Props) {
  const user = useUser();
  const own = figures?.filter(({ id }) => mayInEvent('registrations.review', user, id));
  const registrations = sumOf(own, ({ pending_registrations }) => pending_registrations);
  const submissions = sumOf(own, ({ pending_submissions }) => pending_submissions);
  const missing = useQuery({
    ...read('GET /admin/missing-events', {}),
    ...LIVE_QUERY,
    enabled: mayDo('events.create', user),
  });
  const holdsThisYear = useHoldsThisYear(edition);
  const withoutEvent = (holdsThisYear ? (missing.data ?? []) : []).map(
    ({ competition }) => competition,
  );
  return (
    <section className={css.toDo} aria-labelledby="dashboard-to-do">
      <h2 id="dashboard-to-do">{DASHBOARD_WORDS.toDo}</h2>
      <OwnDesk />
      {mayDo('desk.work', user) && <PreparedToDo />}
      {own === undefined && <p>{isFailed ? DASHBOARD_WORDS.countsFailed : SHELL_WORDS.loading}</p>}
      {own !== undefined && registrations + submissions + withoutEvent.length === 0 && (
        <p>{DASHBOARD_WORDS.nothingToDo}</p>
      )}
      {withoutEvent.length > 0 && (
        <SiteLink className={buttonClass('secondary')} href={ADMIN_PATHS.events}>
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
          {DASHBOARD_WORDS.createEvents(withoutEvent)}
        </SiteLink>
      )}
      {registrations > 0 && (
        <SiteLink
          className={buttonClass('secondary')}
          href={adminPaths.registrations({ edition, status: 'PENDING' })}
        >
          <ClipboardList size={18} strokeWidth={1.75} aria-hidden />
          {DASHBOARD_WORDS.decideRegistrations(registrations)}
        </SiteLink>
      )}
      {submissions > 0 && (
        <SiteLink
          className={buttonClass('secondary')}
          href={adminPaths.submissions({ edition, status: 'PENDING' })}
        >
          <FileCheck2 size={18} strokeWidth={1.75} aria-hidden />
          {DASHBOARD_WORDS.decideSubmissions(submissions)}
        </SiteLink>
      )}
      {registrations + submissions > 0 && <Most figures={own ?? []} events={events} />}
      <LooseEnds />
      <DeskNotices />
    </section>
  );
}

type MostProps = {
  readonly figures: Dashboard['per_event'];
  readonly events: readonly PublicEvent[];
};

/** The events in which most waits, each with the way there. */
function Most({ figures, events }: MostProps) {
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  const waitingIn = (event: Dashboard['per_event'][number]) =>
    event.pending_registrations + event.pending_submissions;
  const most = figures
    .filter((event) => waitingIn(event) > 0 && titles.has(event.id))
    .toSorted((a, b) => waitingIn(b) - waitingIn(a))
    .slice(0, MOST);
  if (most.length < 2) return null;
  return (
    <div className={css.most}>
      <span>{DASHBOARD_WORDS.mostOf}</span>
      <ul>
        {most.map((event) => (
          <li key={event.id}>
            <SiteLink
              href={
                event.pending_registrations > 0
                  ? adminPaths.registrations({ event: event.id, status: 'PENDING' })
                  : adminPaths.submissions({ event: event.id, status: 'PENDING' })
              }
            >
              {titles.get(event.id)}
            </SiteLink>{' '}
            <span>
              {DASHBOARD_WORDS.waiting(event.pending_registrations, event.pending_submissions)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Figure = Dashboard['per_event'][number];

function sumOf(figures: readonly Figure[] | undefined, of: (figure: Figure) => number): number {
  return (figures ?? []).reduce((sum, figure) => sum + of(figure), 0);
}
