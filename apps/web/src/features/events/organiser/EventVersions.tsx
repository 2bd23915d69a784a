import type { AdminEvent } from '@pratibha/contract/events';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog } from '../../session/session.tsx';

const EventVersionsDialog = lateDialog(
  async () => (await import('./EventVersionsDialog.tsx')).EventVersionsDialog,
);

type Props = { readonly event: AdminEvent; readonly mayChange: boolean };

/** The way to what an event was. */
export function EventVersions({ event, mayChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {ADMIN_EVENTS_WORDS.versions}
      </Button>
      {isOpen && (
        <EventVersionsDialog event={event} mayChange={mayChange} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
