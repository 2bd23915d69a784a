import { mayDo } from '@pratibha/domain/access';
import { NAMES_WORDS } from '@pratibha/words/certificates/organiser/names';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { CorrectNames } from './CorrectNames.tsx';
import css from './names.module.css';

const W = NAMES_WORDS;
const CHANGES = ['GET /admin/certificate-names', 'GET /admin/certificate-names/people'] as const;

type Props = {
  /** Its slug; undefined: the one whose pages are shown. */
  readonly edition: string | undefined;
  /** Null: all events of the edition. */
  readonly eventId: number | null;
};

/** How many said how their name stands on certificates, and the press that asks the others. */
export function AskForNames({ edition, eventId }: Props) {
  const heading = useId();
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const query = { edition, ...(eventId === null ? {} : { event_id: String(eventId) }) };
  const names = useQuery(read('GET /admin/certificate-names', { query }));
  const ask = useWrite('POST /admin/certificate-names', CHANGES);
  const { get = 0, unasked = 0, answered = 0, waiting = 0, until = null } = names.data ?? {};
  const confirm = () =>
    ask.mutate(
      { body: { edition, event_id: eventId } },
      {
        onSuccess: ({ asked }) => adminToast('success', W.asked(asked)),
        onError: (error) => adminToast('error', `${W.askFailed} ${reasonOf(error)}`),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h2 id={heading}>{W.heading}</h2>
      <p>{W.intro}</p>
      <div role="status">
        {names.isPending && <p>{W.loading}</p>}
        {names.isLoadingError && <p>{W.failed}</p>}
        {names.isSuccess && (
          <>
            <p>{get === 0 ? W.nobody : W.counts(get, answered, waiting)}</p>
            {until !== null && <p>{W.until(formatDateTime(new Date(until)))}</p>}
            {get > 0 && unasked === 0 && <p>{W.allAsked}</p>}
          </>
        )}
      </div>
      {unasked > 0 && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {W.ask}
        </Button>
      )}
      {mayDo('users.correct', user) && <CorrectNames edition={edition} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={W.askTitle(unasked)}
        confirmLabel={ask.isPending ? W.asking : W.confirm}
        isBusy={ask.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {W.askText}
      </ConfirmDialog>
    </section>
  );
}
