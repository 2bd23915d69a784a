import type { PublicEvent } from '@pratibha/contract/events';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { DASHBOARD_WORDS } from '@pratibha/words/dashboard/organiser';
import { formatDay } from '@pratibha/words/time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../data/server-clock.ts';
import css from './EventCalendar.module.css';
import { monthAfter, monthName, weeksOf } from './month.ts';

const MINUTE_MS = 60_000;

type Props = { readonly events: readonly PublicEvent[] };

/**
 * A month with the days of events: past grey, today outlined, future green (R2.46), by
 * the server's clock. A marked day tells its events.
 */
export function EventCalendar({ events }: Props) {
  const now = useNow(MINUTE_MS);
  const [away, setAway] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  if (now === null) return null;
  const today = dayOf(now);
  const month = monthAfter(today.slice(0, 7), away);
  const byDay = Map.groupBy(events, ({ date }) => date);
  const told = chosen === null ? undefined : byDay.get(chosen);
  const turn = (by: number) => {
    setAway(away + by);
    setChosen(null);
  };
  return (
    <section className={css.calendar} aria-label={DASHBOARD_WORDS.calendar}>
      <div className={css.head}>
        <h2 aria-live="polite">{monthName(month)}</h2>
        <button type="button" aria-label={DASHBOARD_WORDS.previousMonth} onClick={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </button>
        <button type="button" aria-label={DASHBOARD_WORDS.nextMonth} onClick={() => turn(1)}>
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
      <table className={css.month}>
        <thead>
          <tr>
            {DASHBOARD_WORDS.weekdays.map((day, index) => (
              <th key={day} scope="col" abbr={DASHBOARD_WORDS.weekdayNames[index]}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={`${month} ${index}`}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={`${month} ${index} ${place}`} />
                ) : (
                  <td key={day}>
                    <Day
                      day={day}
                      today={today}
                      hasEvent={byDay.has(day)}
                      isChosen={day === chosen}
                      onChoose={() => setChosen(day)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.told} role="status">
        {told === undefined || chosen === null ? (
          DASHBOARD_WORDS.chooseDay
        ) : (
          <>
            <strong>{formatDay(chosen)}</strong>: {told.map(({ title }) => title).join(', ')}
          </>
        )}
      </p>
      <ul className={css.legend}>
        <li data-when="past">{DASHBOARD_WORDS.legendPast}</li>
        <li data-when="today">{DASHBOARD_WORDS.legendToday}</li>
        <li data-when="future">{DASHBOARD_WORDS.legendFuture}</li>
      </ul>
    </section>
  );
}

type DayProps = {
  readonly day: string;
  readonly today: string;
  readonly hasEvent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Day({ day, today, hasEvent, isChosen, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  const isToday = day === today;
  if (!hasEvent) {
    return (
      <span className={css.day} data-today={isToday} aria-current={isToday ? 'date' : undefined}>
        {number}
      </span>
    );
  }
  const when = isToday ? 'today' : day < today ? 'past' : 'future';
  return (
    <button
      type="button"
      className={css.day}
      data-event={when}
      data-today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-label={`${formatDay(day)}, ${DASHBOARD_WORDS[when]}`}
      onClick={onChoose}
    >
      {number}
    </button>
  );
}
