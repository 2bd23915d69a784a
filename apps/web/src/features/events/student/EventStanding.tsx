import type { UserEvent } from '@pratibha/contract/events';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';

/** What the person has done in this event so far, and what became of it. */
export function EventStanding({ event }: { readonly event: UserEvent }) {
  const { registration_status: registration, submission_status: submission } = event;
  return (
    <DetailList>
      <Fact label={EVENTS_WORDS.yourRegistration}>
        {registration === null ? EVENTS_WORDS.notRegistered : <StatusBadge status={registration} />}
      </Fact>
      {event.requires_submission && (
        <Fact label={EVENTS_WORDS.yourSubmission}>
          {submission === null ? (
            EVENTS_WORDS.nothingSubmitted
          ) : (
            <StatusBadge status={submission} />
          )}
        </Fact>
      )}
      {event.description_word_limit !== null && (
        <Fact label={EVENTS_WORDS.wordLimit}>
          {EVENTS_WORDS.words(event.description_word_limit)}
        </Fact>
      )}
    </DetailList>
  );
}
