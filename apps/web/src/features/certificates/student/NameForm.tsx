import { nameError, plainName } from '@pratibha/domain/certificates/name';
import { onlyErrors } from '@pratibha/domain/text/text-rule';
import { CERTIFICATE_NAME_ERRORS } from '@pratibha/words/certificates/name-errors';
import { OWN_NAME_WORDS } from '@pratibha/words/certificates/student/own';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords, useUser } from '../../session/session.tsx';
import css from './certificates.module.css';

const W = OWN_NAME_WORDS;

type Props = {
  readonly editionId: number;
  /** As it stands now. */
  readonly name: string;
  readonly isCorrection: boolean;
  readonly onSaid: () => void;
};

/** The name as it is typed, and below as it will stand; a correction asks first. */
export function NameForm({ editionId, name, isCorrection, onSaid }: Props) {
  const user = useUser();
  const fields = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const say = useWrite('PUT /user/editions/{id}/certificate-name', ['GET /user/certificates']);
  const form = useDraftForm({
    key: `pratibha.certificate-name.${user.id}.${editionId}`,
    start: { name },
    validate: (values) =>
      fieldSentences(CERTIFICATE_NAME_ERRORS, onlyErrors({ name: nameError(values.name) })),
    form: fields,
    write: say,
    send: (body, callbacks) => say.mutate({ params: { id: String(editionId) }, body }, callbacks),
    onSent: () => {
      toast('success', isCorrection ? W.corrected : W.answered);
      onSaid();
    },
  });
  const isWrong = form.faults.name !== undefined;
  const submit = () => (isCorrection && !isWrong ? setAsking(true) : form.submit());
  return (
    <form
      ref={fields}
      className={css.form}
      // Before the page runs nothing that was typed may end in an address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={W.field}
        help={W.help}
        autoComplete="name"
        value={form.values.name}
        error={form.errors.name}
        onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
      />
      <figure className={css.preview}>
        <figcaption>{W.preview}</figcaption>
        <p className={css.standing}>{isWrong ? '…' : plainName(form.values.name)}</p>
      </figure>
      <div role="alert">
        {say.isError && <p className={css.error}>{failureWords(say.error, W.uncertain)}</p>}
      </div>
      <Button type="submit" disabled={say.isPending} aria-busy={say.isPending}>
        {say.isPending ? W.sending : isCorrection ? W.saveCorrection : W.answer}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.correctTitle}
        confirmLabel={W.confirmCorrect}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          form.submit();
        }}
      >
        {W.saidText}
      </ConfirmDialog>
    </form>
  );
}
