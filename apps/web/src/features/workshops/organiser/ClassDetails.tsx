import type { AdminClass } from '@pratibha/contract/workshop-classes';
import { mayDo, mayInEvent } from '@pratibha/domain/access';
import { REGISTRATION_EXPORT } from '@pratibha/domain/registrations/registration-export';
import { formatDay } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { WORKSHOPS_DESK_WORDS as W } from '@pratibha/words/workshops/organiser/page';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { ExportButton, exportHref, LIVE_QUERY, PersonLink } from '../../console/console.tsx';
import { EventWaitingList } from '../../events/events.tsx';
import { useUser } from '../../session/session.tsx';
import { Clashes } from './Clashes.tsx';
import css from './workshops.module.css';

/** So many are listed. */
const SHOWN = 200;

/** Everything about a class: its hours, who has a seat, who waits, and what clashes with it. */
export function ClassDetails({ one }: { readonly one: AdminClass }) {
  const user = useUser();
  return (
    <>
      <DetailList>
        <Fact label={W.columns.when}>
          {W.when(formatDay(one.event_date), one.starts_at, one.ends_at)}
        </Fact>
        <Fact label={W.columns.room}>
          {[one.venue_room, one.venue_name].filter((said) => said !== null).join(', ') || W.noRoom}
        </Fact>
        {one.speakers.length > 0 && (
          <Fact label={W.columns.speakers}>{one.speakers.join(', ')}</Fact>
        )}
        <Fact label={W.columns.seats}>{W.seats(one.taken, one.capacity)}</Fact>
        <Fact label={W.opens}>
          <DateTimeText at={one.registration_open} />
        </Fact>
        {one.description !== '' && <Fact label={W.description}>{one.description}</Fact>}
      </DetailList>
      {one.clashes.length > 0 && (
        <section className={css.part}>
          <h3>{W.clashHeading}</h3>
          <Clashes clashes={one.clashes} />
        </section>
      )}
      <Participants one={one} />
      <EventWaitingList event={one} mayChange={mayInEvent('events.manage', user, one.id)} />
    </>
  );
}

/** Who has a seat, the first first, with the file of all of them. */
function Participants({ one }: { readonly one: AdminClass }) {
  const user = useUser();
  const query = { event_id: String(one.id), sort: 'id', limit: SHOWN } as const;
  const people = useQuery({ ...read('GET /admin/registrations', { query }), ...LIVE_QUERY });
  return (
    <section className={css.part}>
      <h3>{W.participants}</h3>
      {people.isLoadingError && <FetchFailed message={W.peopleFailed} of={people} />}
      {people.data !== undefined && (
        <>
          <p>{people.data.length === 0 ? W.nobody : W.people(one.taken)}</p>
          {people.data.length > 0 && (
            <ol className={css.people}>
              {people.data.map((each) => (
                <li key={each.id}>
                  <PersonLink id={each.user_id} name={each.user_name} />
                  {each.status !== 'PENDING' && ` (${statusWords(each.status)})`}
                </li>
              ))}
            </ol>
          )}
          {people.data.length === SHOWN && <p>{W.more(SHOWN)}</p>}
          {mayDo('exports.read', user) && mayInEvent('exports.read', user, one.id) && (
            <ExportButton
              of={REGISTRATION_EXPORT}
              hrefOf={(columns) =>
                exportHref('GET /admin/registrations/export', {
                  event_id: String(one.id),
                  columns,
                })
              }
            />
          )}
        </>
      )}
    </section>
  );
}
