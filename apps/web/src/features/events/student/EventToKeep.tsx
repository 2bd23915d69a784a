import type { UserEvent } from '@pratibha/contract/events';
import { Suspense } from 'react';
import { useSiteInfo } from '../../../shell/clock/site-info.ts';
import { PrintButton } from '../../../ui/page/PrintButton.tsx';
import { ornament } from '../../../ui/plain/ornament.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventPlace } from './EventPlace.tsx';
import css from './EventToKeep.module.css';

const DemoGuest = ornament(async () => (await import('../../judging/judging.tsx')).DemoGuest);

type Props = { readonly event: UserEvent; readonly now: Date };

/**
 * What one keeps of an event's page: how to get there, its dates in a calendar, the page on paper.
 */
export function EventToKeep({ event, now }: Props) {
  const isDemo = (useSiteInfo()?.demo ?? null) !== null;
  return (
    <div className={css.keep}>
      <EventPlace id={event.id} />
      {isDemo && (
        <Suspense>
          <DemoGuest eventId={event.id} />
        </Suspense>
      )}
      <AddToCalendar event={event} now={now} />
      <PrintButton />
    </div>
  );
}
