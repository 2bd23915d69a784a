import type { WorkshopClass } from '@pratibha/contract/workshops';
import { overlap } from '@pratibha/domain/workshops/class-hours';
import { formatDay } from '@pratibha/words/time';
import { CLASS_STATE_WORDS, CLASSES_WORDS as W } from '@pratibha/words/workshops/classes';
import { ENDPOINTS } from '../../../data/address/paths.ts';
import { Waiting } from '../../registrations/registrations.tsx';
import css from './Classes.module.css';
import { LeaveClass } from './LeaveClass.tsx';
import { TakeClass } from './TakeClass.tsx';

type Props = {
  readonly one: WorkshopClass;
  /** The classes in which the person has a seat. */
  readonly own: readonly WorkshopClass[];
};

/** A class: when, where, with whom, and the one thing that the person can do with it. */
export function ClassCard({ one, own }: Props) {
  const { id, title, description, venue_name, venue_room, speakers, seats_left, refusal } = one;
  const when = W.when(formatDay(one.event_date), one);
  const where = [venue_room, venue_name].filter((said) => said !== null).join(', ');
  const { registration_status: status } = one;
  const hasSeat = own.some((each) => each.id === id);
  const atOnce = own.find((each) => each.id !== id && overlap(each, one));
  return (
    <li className={css.card}>
      <h4>{when}</h4>
      {where !== '' && <p>{where}</p>}
      {speakers.length > 0 && <p>{W.speakers(speakers)}</p>}
      {description !== '' && <p className={css.quiet}>{description}</p>}
      {hasSeat ? (
        <>
          <p className={css.stands}>{W.taken}</p>
          <div className={css.actions}>
            {one.registration_id !== null && status === 'PENDING' && (
              <LeaveClass one={one} when={when} />
            )}
            <a
              href={`${ENDPOINTS.api}/public/events/${id}/calendar.ics`}
              aria-label={W.named(W.calendar, title, when)}
              download
            >
              {W.calendar}
            </a>
          </div>
        </>
      ) : (
        <>
          <p className={css.quiet}>{stateOf(one)}</p>
          {refusal === null && seats_left !== 0 && (
            <TakeClass one={one} when={when} atOnce={atOnce ?? null} />
          )}
          {status === null && <Waiting event={one} refusal={refusal} isOfClass />}
        </>
      )}
    </li>
  );
}

function stateOf({ refusal, registration_status, seats_left }: WorkshopClass): string {
  if (registration_status === 'REJECTED') return W.takenBack;
  return (refusal && CLASS_STATE_WORDS[refusal]) ?? W.left(seats_left ?? 0);
}
