import type { UserSubmission } from '@pratibha/contract/submissions';
import { whyNotReplace } from '@pratibha/domain/submissions/replacement';
import { SUBMISSIONS_WORDS } from '@pratibha/words/submissions/student';
import { useQuery } from '@tanstack/react-query';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { factsOf } from '../../../data/event-facts.ts';
import { eventsQuery } from '../../../data/queries.ts';
import { useByClock } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { useUser } from '../../session/session.tsx';

/** The way to the form that replaces this work; nothing while it may not be replaced. */
export function ReplaceWay({ submission }: { readonly submission: UserSubmission }) {
  const user = useUser();
  const events = useQuery(eventsQuery());
  const event = events.data?.find(({ id }) => id === submission.event_id);
  const answer = useByClock((now) => {
    if (event === undefined) return 'unknown';
    const facts = {
      event: factsOf(event),
      isInternal: user.is_internal,
      // The form says so in words of its own.
      isProfileComplete: true,
      registrationStatus: event.registration_status,
      submissionStatus: submission.submission_status,
      worksOnce: event.works_once === true,
      revision: submission.revision,
      readRevision: submission.revision,
      replacedAt: [],
    };
    return whyNotReplace(facts, now) ?? 'possible';
  });
  if (answer !== 'possible') return null;
  return (
    <SiteLink
      href={userEventPath({ id: submission.event_id, isReplacing: true })}
      className={buttonClass()}
    >
      {SUBMISSIONS_WORDS.replace}
    </SiteLink>
  );
}
