import type { UserEvent } from '@pratibha/contract/events';
import { EVENT_PAGE_WORDS } from '@pratibha/words/events/student/page';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { NotComing } from '../../registrations/registrations.tsx';

/** What the person has done in this event so far, and what became of it. */
export function EventStanding({ event }: { readonly event: UserEvent }) {
  const { registration_status: registration, submission_status: submission } = event;
  return (
    <DetailList>
      <Fact label={EVENT_PAGE_WORDS.yourRegistration}>
        {registration === null ? (
          EVENT_PAGE_WORDS.notRegistered
        ) : (
          <>
            <StatusBadge status={registration} />
            {registration !== 'REJECTED' && <NotComing eventId={event.id} />}
          </>
        )}
      </Fact>
      {event.requires_submission && (
        <Fact label={EVENT_PAGE_WORDS.yourSubmission}>
          {submission === null ? (
            EVENT_PAGE_WORDS.nothingSubmitted
          ) : (
            <StatusBadge status={submission} />
          )}
        </Fact>
      )}
      {event.description_word_limit !== null && (
        <Fact label={EVENT_PAGE_WORDS.wordLimit}>
          {EVENT_PAGE_WORDS.words(event.description_word_limit)}
        </Fact>
      )}
    </DetailList>
  );
}
