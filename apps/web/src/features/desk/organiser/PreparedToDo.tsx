import type { PreparedOfEvent } from '@pratibha/contract/prepared-decisions';
import { PREPARED_TO_DO_WORDS } from '@pratibha/words/desk/organiser/prepared-to-do';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, RotateCcw } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';

const W = PREPARED_TO_DO_WORDS;

/** What is prepared and waits to be released, by event; nothing where nothing is. */
export function PreparedToDo() {
  const { data = [] } = useQuery({ ...read('GET /admin/prepared-decisions', {}), ...LIVE_QUERY });
  return data.map((each) => <OfEvent key={each.event_id} of={each} />);
}

function OfEvent({ of }: { readonly of: PreparedOfEvent }) {
  const { event_id: event, event_title: title, registrations, submissions, changed } = of;
  const to = registrations > 0 ? adminPaths.registrations : adminPaths.submissions;
  const count = registrations + submissions;
  return (
    <>
      <SiteLink className={buttonClass('secondary')} href={to({ event, prepared: 'yes' })}>
        <CalendarClock size={18} strokeWidth={1.75} aria-hidden />
        {of.release_at === null
          ? W.release(count, title)
          : W.waits(count, title, formatDateTime(new Date(of.release_at)))}
      </SiteLink>
      {changed > 0 && (
        <SiteLink className={buttonClass('secondary')} href={to({ event, prepared: 'changed' })}>
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
          {W.changed(changed, title)}
        </SiteLink>
      )}
    </>
  );
}
