import type { AdminClass } from '@pratibha/contract/workshop-classes';
import { timetableOf } from '@pratibha/domain/workshops/timetable';
import { formatDay } from '@pratibha/words/time';
import { WORKSHOPS_DESK_WORDS as W } from '@pratibha/words/workshops/organiser/page';
import css from './workshops.module.css';

/** The active classes of each day, by hours and rooms, as they hang at the door. */
export function Timetable({ classes }: { readonly classes: readonly AdminClass[] }) {
  const days = timetableOf(classes.filter(({ status }) => status === 'ACTIVE'));
  if (days.length === 0) return <p>{W.none}</p>;
  return days.map(({ day, rooms, hours }) => (
    <section key={day} className={css.day}>
      <h2>{formatDay(day)}</h2>
      {/* Wider than a phone where there are many rooms; the keyboard reaches what is hidden. */}
      <div className={css.wide} role="region" aria-label={formatDay(day)} tabIndex={0}>
        <table className={css.timetable}>
          <thead>
            <tr>
              <th scope="col">{W.columns.when}</th>
              {rooms.map((room) => (
                <th key={room ?? ''} scope="col">
                  {room ?? W.anywhere}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map(({ starts_at, cells }) => (
              <tr key={starts_at}>
                <th scope="row">{starts_at}</th>
                {cells.map((cell, n) => (
                  <td key={rooms[n] ?? ''}>
                    {cell.length === 0
                      ? W.empty
                      : cell.map((one) => <Entry key={one.id} one={one} />)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ));
}

function Entry({ one }: { readonly one: AdminClass }) {
  return (
    <p className={css.entry}>
      <strong>{one.title}</strong> {one.starts_at} – {one.ends_at}
      {one.speakers.length > 0 && <span>{one.speakers.join(', ')}</span>}
    </p>
  );
}
