import type { UserSubmission } from '@pratibha/contract/submissions';
import { SUBMISSIONS_WORDS } from '@pratibha/words/submissions/student';
import { useQuery } from '@tanstack/react-query';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { buttonFor, mayReplace } from '../../../data/event-facts.ts';
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
  const answer = useByClock((now) =>
    event !== undefined && mayReplace(event, buttonFor(event, user, now)) ? 'yes' : 'no',
  );
  if (answer !== 'yes') return null;
  return (
    <SiteLink
      href={userEventPath({ id: submission.event_id, isReplacing: true })}
      className={buttonClass()}
    >
      {SUBMISSIONS_WORDS.replace}
    </SiteLink>
  );
}
