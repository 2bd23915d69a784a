import type { UserEvent } from '@pratibha/contract/events';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { moveToRelease } from '../../../data/new-release.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import type { EventDialog } from './event-dialogs.ts';
import { formQuery } from './event-forms.ts';

type Props = {
  readonly dialog: EventDialog;
  readonly event: UserEvent;
  readonly onClose: () => void;
};

/** The form over the page. Where its code does not come, a sheet says so, and the page stays. */
export function EventForm({ dialog, event, onClose }: Props) {
  const { data, isError, isFetching, isPaused, refetch, failureCount } = useQuery(
    formQuery(dialog),
  );
  const isMissed = failureCount > 0;
  useEffect(() => {
    if (isMissed) void moveToRelease();
  }, [isMissed]);
  if (data !== undefined) return <data.Form event={event} onClose={onClose} />;
  if (!isError && !isPaused) return <Spinner label={SHELL_WORDS.loading} over="words" />;
  return (
    <ConfirmDialog
      isOpen
      title={EVENTS_WORDS.noFormTitle}
      confirmLabel={EVENTS_WORDS.tryAgain}
      onCancel={onClose}
      onConfirm={() => void refetch()}
      isBusy={isFetching}
    >
      {isPaused ? EVENTS_WORDS.noFormOffline : EVENTS_WORDS.noForm}
    </ConfirmDialog>
  );
}
