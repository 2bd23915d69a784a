import type { UserEvent } from '@pratibha/contract/events';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { EVENTS_TEXTS } from './events.texts.ts';

/** What the person has done in this event so far, and what became of it. */
export function EventStanding({ event }: { readonly event: UserEvent }) {
  const { registration_status: registration, submission_status: submission } = event;
  return (
    <DetailList>
      <Fact label={EVENTS_TEXTS.yourRegistration}>
        {registration === null ? EVENTS_TEXTS.notRegistered : <StatusBadge status={registration} />}
      </Fact>
      {event.requires_submission && (
        <Fact label={EVENTS_TEXTS.yourSubmission}>
          {submission === null ? (
            EVENTS_TEXTS.nothingSubmitted
          ) : (
            <StatusBadge status={submission} />
          )}
        </Fact>
      )}
      {event.description_word_limit !== null && (
        <Fact label={EVENTS_TEXTS.wordLimit}>
          {EVENTS_TEXTS.words(event.description_word_limit)}
        </Fact>
      )}
    </DetailList>
  );
}
