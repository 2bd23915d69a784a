import type { AdminEvent } from '@pratibha/contract/events';
import type { FollowUpOut } from '@pratibha/contract/follow-ups';
import { endOfDay, followUpQuestions } from '@pratibha/domain/follow-ups/follow-ups';
import { FOLLOW_UP_ADMIN_WORDS as W } from '@pratibha/words/follow-ups/organiser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { useByClock } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './EventDetails.module.css';

const FollowUpDialog = lateDialog(
  async () => (await import('./FollowUpDialog.tsx')).FollowUpDialog,
);

type Props = {
  readonly event: AdminEvent;
  /** Whether the person may change the event. */
  readonly mayChange: boolean;
};

/** What an event asks whoever is shortlisted, how many have answered, and the way to change it. */
export function EventFollowUp({ event, mayChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const input = { params: { id: String(event.id) } };
  const followUp = useQuery(read('GET /admin/events/{id}/follow-up', input));
  if (followUp.isError && followUp.data === undefined) {
    return <FetchFailed message={W.failed} of={followUp} />;
  }
  if (followUp.data === undefined) return null;
  const count = followUpQuestions(followUp.data.questions).length;
  // Of an event that asks nothing nobody who cannot change that need hear.
  if (count === 0 && !mayChange) return null;
  return (
    <section className={css.followUp}>
      <h3>{W.heading}</h3>
      <Standing followUp={followUp.data} count={count} />
      {mayChange && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {count === 0 ? W.write : W.edit}
        </Button>
      )}
      {isOpen && (
        <FollowUpDialog event={event} followUp={followUp.data} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

type StandingProps = { readonly followUp: FollowUpOut; readonly count: number };

function Standing({ followUp, count }: StandingProps) {
  const { event_id: event, last_day, shortlisted, answered } = followUp;
  const standing = useByClock((now) =>
    last_day !== null && now >= endOfDay(last_day) ? 'over' : 'open',
  );
  if (count === 0) return <p>{W.none}</p>;
  if (last_day === null) return <p>{W.notAsked(count)}</p>;
  return (
    <>
      <p>{standing === 'over' ? W.over(count, last_day) : W.asked(count, last_day)}</p>
      <p>
        <SiteLink href={adminPaths.registrations({ event, followUp: 'answered' })}>
          {W.answered(answered)}
        </SiteLink>
        {' · '}
        <SiteLink href={adminPaths.registrations({ event, followUp: 'unanswered' })}>
          {W.unanswered(shortlisted - answered)}
        </SiteLink>
      </p>
    </>
  );
}
