import type { Dashboard } from '@pratibha/contract/dashboard';
import { formatDay } from '@pratibha/domain/time/competition-time';
import { lazy } from 'react';
import { Ornament } from '../../../ui/page/Ornament.tsx';
import css from './dashboard.module.css';
import { DASHBOARD } from './dashboard.texts.ts';

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
          {DASHBOARD.activity}
        </h2>
        <p className={css.quiet}>{isQuiet ? DASHBOARD.noActivity : DASHBOARD.activityHint}</p>
      </div>
      <div className={css.plot}>
        <Ornament
          meanwhile={<p className={css.quiet}>{DASHBOARD.activityLoading}</p>}
          instead={<p className={css.quiet}>{DASHBOARD.noPlot}</p>}
        >
          {days && <ActivityPlot days={days} />}
        </Ornament>
      </div>
      <details className={css.table}>
        <summary>{DASHBOARD.activityTable}</summary>
        {/* A region that scrolls has to be reachable by the keyboard. */}
        <div tabIndex={0} role="group" aria-label={DASHBOARD.activity}>
          <table>
            <thead>
              <tr>
                <th scope="col">{DASHBOARD.date}</th>
                <th scope="col">{DASHBOARD.registrations}</th>
                <th scope="col">{DASHBOARD.submissions}</th>
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
