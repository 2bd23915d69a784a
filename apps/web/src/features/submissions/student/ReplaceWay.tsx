import type { UserSubmission } from '@pratibha/contract/submissions';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { useQuery } from '@tanstack/react-query';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { buttonFor, mayReplace } from '../../../data/event-facts.ts';
import { eventsQuery } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { useUser } from '../../session/session.tsx';

/** The way to the form that replaces this work; nothing while it may not be replaced. */
export function ReplaceWay({
  submission: { event_id: id },
}: {
  readonly submission: UserSubmission;
}) {
  const user = useUser();
  const now = useNow();
  const event = useQuery(eventsQuery()).data?.find((each) => each.id === id);
  if (!event || !now || !mayReplace(event, buttonFor(event, user, now))) return null;
  return (
    <SiteLink href={userEventPath({ id, opens: 'replace' })} className={buttonClass()}>
      {EVENTS_WORDS.replace}
    </SiteLink>
  );
}
