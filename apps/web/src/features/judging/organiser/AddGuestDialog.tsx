import type { NewGuestLink } from '@pratibha/contract/guests';
import { guestErrors, LONGEST_GUEST_NAME } from '@pratibha/domain/judging/guests';
import { GUEST_ERRORS } from '@pratibha/words/judging/guest-errors';
import { GUESTS_WORDS } from '@pratibha/words/judging/organiser/guests';
import { sentenceOf } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import { GUEST_CHANGES } from './guest-changes.ts';

const W = GUESTS_WORDS;

type Props = {
  readonly roundId: number;
  readonly onMade: (link: NewGuestLink) => void;
  readonly onClose: () => void;
};

/** For whom a link is made. */
export function AddGuestDialog({ roundId, onMade, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const add = useWrite('POST /admin/rounds/{id}/guests', GUEST_CHANGES);
  const form = useDraftForm({
    start: { name: '' },
    form: fields,
    validate: (values) => {
      const { name } = guestErrors(values);
      return name ? { name: sentenceOf(GUEST_ERRORS, name) } : {};
    },
    write: add,
    send: ({ name }, callbacks) =>
      add.mutate({ params: { id: String(roundId) }, body: { name: name.trim() } }, callbacks),
    onSent: onMade,
  });
  return (
    <FormDialog
      isOpen
      title={W.addTitle}
      submitLabel={add.isPending ? W.making : W.make}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={add.isPending}
      error={add.error && failureWords(add.error, W.uncertain)}
    >
      <div ref={fields}>
        <TextField
          label={W.name}
          help={W.nameHelp}
          autoComplete="off"
          maxLength={LONGEST_GUEST_NAME}
          value={form.values.name}
          error={form.errors.name}
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
