import type { ErasureRequest } from '@pratibha/contract/personal-data';
import { isSameEmail } from '@pratibha/domain/people/email';
import { ERASURES_WORDS } from '@pratibha/words/personal-data/organiser';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from '../personal-data.module.css';
import { WaitsInTheirName } from './WaitsInTheirName.tsx';

type Person = Pick<ErasureRequest, 'user_id' | 'name' | 'email'>;
type Props = { readonly request: Person | null; readonly onClose: () => void };

/** Carries out an erasure, once the person's address is typed. */
export function EraseDialog({ request, onClose }: Props) {
  // The key gives every person a fresh form.
  return request && <EraseForm key={request.user_id} request={request} onClose={onClose} />;
}

type FormProps = { readonly request: Person; readonly onClose: () => void };

function EraseForm({ request, onClose }: FormProps) {
  const erase = useWrite('PUT /admin/users/{id}/erase', [
    'GET /admin/erasures',
    'GET /admin/users',
    'GET /admin/users/{id}',
    'GET /admin/dashboard',
  ]);
  const { user_id, name, email } = request;
  const form = useDraftForm({
    start: { confirm: '' },
    write: erase,
    send: (body, callbacks) => erase.mutate({ params: { id: String(user_id) }, body }, callbacks),
    onSent: () => {
      adminToast('success', ERASURES_WORDS.done(name));
      onClose();
    },
    onFailed: () => adminToast('error', ERASURES_WORDS.failed),
  });
  const typed = form.values.confirm;
  return (
    <FormDialog
      isOpen
      title={ERASURES_WORDS.title}
      submitLabel={erase.isPending ? ERASURES_WORDS.erasing : ERASURES_WORDS.confirm}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={false}
      isBusy={erase.isPending}
      isSubmitDisabled={!isSameEmail(typed.trim(), email)}
      error={erase.isError ? reasonOf(erase.error) : null}
    >
      <div className={css.fields}>
        <p>{ERASURES_WORDS.text(name)}</p>
        <WaitsInTheirName id={user_id} />
        <TextField
          label={ERASURES_WORDS.confirmLabel(email)}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => form.change({ confirm: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
