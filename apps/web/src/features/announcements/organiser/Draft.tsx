import type { AnnouncementProgress } from '@pratibha/contract/announcements';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { CHANGES } from './announcement-calls.ts';
import { errorsOf, type FormValues, valuesOf } from './announcement-values.ts';
import { SendPart } from './SendPart.tsx';

const W = ANNOUNCEMENTS_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

/** One that has not gone: what it says and to whom, and the ways to send, copy and delete it. */
export function Draft({ of }: { readonly of: AnnouncementProgress }) {
  const navigate = useNavigate();
  const params = { id: String(of.id) };
  const update = useWrite('PUT /admin/announcements/{id}', CHANGES);
  const create = useWrite('POST /admin/announcements', CHANGES);
  const remove = useWrite('DELETE /admin/announcements/{id}', ['GET /admin/announcements']);
  // What was typed, with the version that it was typed on; null: as it is saved.
  const [typed, setTyped] = useState<{ values: FormValues; revision: number } | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const values = typed?.values ?? valuesOf(of);
  const isTemplate = of.state === 'template';
  const save = () => {
    setWasTried(true);
    if (Object.keys(errorsOf(values)).length > 0) return;
    const body = { ...values, is_template: isTemplate, revision: typed?.revision ?? of.revision };
    const onSuccess = () => {
      setTyped(null);
      adminToast('success', W.savedToast);
    };
    update.mutate({ params, body }, { onSuccess, onError });
  };
  const copy = (is_template: boolean) => {
    const onSuccess = (made: { readonly id: number }) =>
      void navigate({ to: adminPaths.announcement(made) });
    create.mutate({ body: { ...valuesOf(of), is_template } }, { onSuccess, onError });
  };
  const confirmRemoval = () => {
    const onSuccess = () => {
      adminToast('success', W.removed);
      void navigate({ to: adminPaths.announcements() });
    };
    remove.mutate({ params }, { onSuccess, onError, onSettled: () => setRemoving(false) });
  };
  return (
    <>
      <AnnouncementForm
        values={values}
        wasTried={wasTried}
        onChange={(next) => setTyped({ values: next, revision: typed?.revision ?? of.revision })}
      >
        <Button variant="secondary" onClick={() => setRemoving(true)}>
          {W.remove}
        </Button>
        <Button variant="secondary" disabled={create.isPending} onClick={() => copy(!isTemplate)}>
          {isTemplate ? W.use : W.saveTemplate}
        </Button>
        <Button disabled={update.isPending} onClick={save}>
          {isTemplate ? W.saveTemplate : W.save}
        </Button>
      </AnnouncementForm>
      {!isTemplate && <SendPart of={of} isChanged={typed !== null} />}
      <ConfirmDialog
        isOpen={isRemoving}
        title={W.removeTitle}
        confirmLabel={W.confirmRemove}
        isBusy={remove.isPending}
        onConfirm={confirmRemoval}
        onCancel={() => setRemoving(false)}
      >
        {W.removeText(of.subject)}
      </ConfirmDialog>
    </>
  );
}
