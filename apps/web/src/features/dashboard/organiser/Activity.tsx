import type { Dashboard } from '@pratibha/contract/dashboard';
import { DASHBOARD_WORDS } from '@pratibha/words/dashboard/organiser';
import { formatDay } from '@pratibha/words/time';
import { lazy } from 'react';
import { Ornament } from '../../../ui/page/Ornament.tsx';
import css from './dashboard.module.css';

const ActivityPlot = lazy(async () => {
  const { ActivityPlot: component } = await import('./ActivityPlot.tsx');
  return { default: component };
});

type Props = {
  /** Undefined while loading. */
  readonly days: Dashboard['per_day'] | undefined;
};

/** The further widget: registrations and submissions per day, as a plot and as a table. */
export function Activity({ days }: Props) {
  const isQuiet = days?.every((day) => day.registrations + day.submissions === 0);
  return (
    <section className={css.panel} aria-labelledby="dashboard-activity">
      <div>
        <h2 id="dashboard-activity" className={css.title}>
          {DASHBOARD_WORDS.activity}
        </h2>
        <p className={css.quiet}>
          {isQuiet ? DASHBOARD_WORDS.noActivity : DASHBOARD_WORDS.activityHint}
        </p>
      </div>
      <div className={css.plot}>
        <Ornament
          meanwhile={<p className={css.quiet}>{DASHBOARD_WORDS.activityLoading}</p>}
          instead={<p className={css.quiet}>{DASHBOARD_WORDS.noPlot}</p>}
        >
          {days && <ActivityPlot days={days} />}
        </Ornament>
      </div>
      <details className={css.table}>
        <summary>{DASHBOARD_WORDS.activityTable}</summary>
        {/* A region that scrolls has to be reachable by the keyboard. */}
        <div tabIndex={0} role="group" aria-label={DASHBOARD_WORDS.activity}>
          <table>
            <thead>
              <tr>
                <th scope="col">{DASHBOARD_WORDS.date}</th>
                <th scope="col">{DASHBOARD_WORDS.registrations}</th>
                <th scope="col">{DASHBOARD_WORDS.submissions}</th>
              </tr>
            </thead>
            <tbody>
              {days?.toReversed().map((day) => (
                <tr key={day.date}>
                  <th scope="row">{formatDay(day.date)}</th>
                  <td>{day.registrations}</td>
                  <td>{day.submissions}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
