import type { AdminEvent } from '@pratibha/contract/events';
import { EVENT_VERSIONS_WORDS as WORDS } from '@pratibha/words/events/organiser/versions';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './EventVersionsDialog.module.css';
import { eventDifferences } from './event-differences.ts';
import { EVENT_CHANGES } from './use-event-form.ts';

type Props = {
  readonly event: AdminEvent;
  readonly version: number;
  readonly mayChange: boolean;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

/** What of an event was otherwise in a version, in words, and the way to make it that again. */
export function ComparedVersion({ event, version, mayChange, onBack, onDone }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const params = { id: String(event.id), version: String(version) };
  const then = useQuery(read('GET /admin/events/{id}/versions/{version}', { params }));
  const now = useQuery(read('GET /admin/events/{id}/form', { params: { id: params.id } }));
  const takeBack = useWrite('POST /admin/events/{id}/versions/{version}/restore', EVENT_CHANGES);
  const confirm = () =>
    takeBack.mutate(
      { params, body: { revision: now.data?.revision } },
      {
        onSuccess: () => {
          adminToast('success', WORDS.takenBack(version));
          onDone();
        },
        onError: (error) => {
          adminToast('error', reasonOf(error));
          setIsAsking(false);
        },
      },
    );
  if (then.isError || now.isError) {
    const again = () => void Promise.all([then.refetch(), now.refetch()]);
    return <ErrorState message={WORDS.failed} onRetry={again} />;
  }
  if (then.data === undefined || now.data === undefined) {
    return <Spinner label={SHELL_WORDS.loading} />;
  }
  const differences = eventDifferences(then.data, now.data);
  return (
    <>
      {differences.length === 0 ? (
        <p>{WORDS.same}</p>
      ) : (
        <dl className={css.differences} aria-label={WORDS.differences}>
          {differences.map((each) => (
            <div key={each.label}>
              <dt>{each.label}</dt>
              {each.then !== null && (
                <dd>
                  <small>{WORDS.then}:</small> {each.then}
                </dd>
              )}
              <dd>
                <small>{each.then === null ? WORDS.since : WORDS.today}:</small> {each.now}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.actions}>
        {mayChange && differences.length > 0 && (
          <Button onClick={() => setIsAsking(true)}>{WORDS.takeBack}</Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {WORDS.back}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={WORDS.confirmTitle(version)}
        confirmLabel={WORDS.confirm}
        isBusy={takeBack.isPending}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {WORDS.confirmText}
      </ConfirmDialog>
    </>
  );
}
