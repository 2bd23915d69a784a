import type { ReviewContext } from '@pratibha/contract/person';
import { PERSON_WORDS } from '@pratibha/words/people/organiser/person';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { LIVE_QUERY, PersonLink } from '../../console/console.tsx';
import css from './AboutPerson.module.css';
import { RegistrationsOf, WorksOf } from './Participation.tsx';

/**
 * What a review should know of the person behind a registration, and of the places of its event.
 */
export function AboutPerson({ registrationId }: { readonly registrationId: number }) {
  const { data, isError } = useQuery({
    ...read('GET /admin/registrations/{id}/context', { params: { id: String(registrationId) } }),
    ...LIVE_QUERY,
  });
  return (
    <section className={css.about} aria-label={PERSON_WORDS.about} aria-busy={data === undefined}>
      {data ? <Known of={data} /> : <p>{isError ? PERSON_WORDS.failed : SHELL_WORDS.loading}</p>}
    </section>
  );
}

function Known({ of }: { readonly of: ReviewContext }) {
  const { places, contacts, registrations, works } = of;
  return (
    <>
      <DetailList>
        <Fact label={PERSON_WORDS.places}>
          {PERSON_WORDS.placesTaken(
            places.seats ?? places.capacity,
            places.shortlisted,
            places.waiting,
          )}
        </Fact>
        {contacts && (
          <>
            <Fact label={PERSON_WORDS.mobile}>
              {contacts.mobile ? (
                <a href={`tel:${contacts.mobile}`}>{contacts.mobile}</a>
              ) : (
                PERSON_WORDS.none
              )}
            </Fact>
            <Fact label={PERSON_WORDS.age}>{contacts.age ?? PERSON_WORDS.none}</Fact>
            <Fact label={PERSON_WORDS.gender}>
              {contacts.gender ? statusWords(contacts.gender) : PERSON_WORDS.none}
            </Fact>
            {contacts.same_mobile.length > 0 && (
              <Fact label={PERSON_WORDS.sameMobile}>
                {contacts.same_mobile.map(({ user_id, user_name }, place) => (
                  <span key={user_id}>
                    {place > 0 && ', '}
                    <PersonLink id={user_id} name={user_name} />
                  </span>
                ))}
              </Fact>
            )}
          </>
        )}
      </DetailList>
      {registrations.length > 0 && (
        <>
          <h3>{PERSON_WORDS.otherRegistrations}</h3>
          <RegistrationsOf registrations={registrations} />
        </>
      )}
      {works.length > 0 && (
        <>
          <h3>{PERSON_WORDS.works}</h3>
          <WorksOf works={works} />
        </>
      )}
    </>
  );
}
