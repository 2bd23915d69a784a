import type { Volunteer } from '@pratibha/contract/volunteers';
import { VOLUNTEERS_WORDS } from '@pratibha/words/certificates/organiser/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './certificates.module.css';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';

const W = VOLUNTEERS_WORDS;

type Props = {
  readonly edition: string | undefined;
  /** Its id; blank: with the whole edition. */
  readonly event: string;
};

/** Who is entered, and taking somebody off the list. */
export function VolunteerList({ edition, event }: Props) {
  const [removed, setRemoved] = useState<Volunteer | null>(null);
  const query = { edition, ...(event === '' ? {} : { event_id: event }) };
  const listed = useQuery(read('GET /admin/volunteers', { query }));
  const remove = useWrite('DELETE /admin/volunteers/{id}', CERTIFICATE_CHANGES);
  const confirm = () => {
    if (removed === null) return;
    remove.mutate(
      { params: { id: String(removed.id) } },
      {
        onSuccess: () => adminToast('success', W.removed),
        onError: (error) => adminToast('error', `${W.removeFailed} ${reasonOf(error)}`),
        onSettled: () => setRemoved(null),
      },
    );
  };
  return (
    <>
      <p role="status" className={css.quiet}>
        {listed.isPending && W.loading}
        {listed.isLoadingError && `${W.loadFailed} ${reasonOf(listed.error)}`}
        {listed.data?.length === 0 && W.nobody}
      </p>
      {listed.data !== undefined && listed.data.length > 0 && (
        <ul className={`${rows.list} ${css.people}`} aria-label={W.listed}>
          {listed.data.map((each) => (
            <li key={each.id}>
              <div className={rows.about}>
                <p>{each.name}</p>
                <p className={css.quiet}>{aboutOf(each)}</p>
              </div>
              <Button
                variant="secondary"
                aria-label={W.removeLabel(each.name)}
                onClick={() => setRemoved(each)}
              >
                {W.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={W.removeTitle}
        confirmLabel={W.confirmRemove}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setRemoved(null)}
      >
        {removed && W.removeText(removed.name)}
      </ConfirmDialog>
    </>
  );
}

function aboutOf({ email, event_title, has_account, certificate }: Volunteer): string {
  return [
    email,
    event_title,
    has_account ? W.hasAccount : null,
    certificate === null ? null : W.has(certificate),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
