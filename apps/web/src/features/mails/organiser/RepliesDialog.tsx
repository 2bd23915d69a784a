import type { MailReplies } from '@pratibha/contract/mail-replies';
import { replyErrors } from '@pratibha/domain/notifications/replies';
import { EVENT_FORM_ERRORS } from '@pratibha/words/events/organiser/form-errors';
import { REPLIES_WORDS } from '@pratibha/words/mail/organiser/replies';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';

type Props = { readonly replies: MailReplies; readonly onClose: () => void };

/** Names the address that answers go to, from the next mail on. */
export function RepliesDialog({ replies, onClose }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const write = useWrite('PUT /admin/mails/replies', ['GET /admin/mails/replies']);
  const draft = useDraftForm({
    start: { reply_to: replies.reply_to ?? '' },
    form,
    validate: (values) => fieldSentences(EVENT_FORM_ERRORS, replyErrors(values)),
    write,
    send: ({ reply_to }, callbacks) =>
      write.mutate({ body: { reply_to, version: replies.version } }, callbacks),
    onSent: () => {
      adminToast('success', REPLIES_WORDS.saved);
      onClose();
    },
  });
  const { error } = write;
  return (
    <FormDialog
      isOpen
      title={REPLIES_WORDS.title}
      submitLabel={REPLIES_WORDS.save}
      onSubmit={draft.submit}
      onClose={onClose}
      isDirty={draft.isDirty}
      isBusy={write.isPending}
      error={error && (isOvertaken(error) ? REPLIES_WORDS.overtaken : reasonOf(error))}
    >
      <div ref={form}>
        <TextField
          type="email"
          label={REPLIES_WORDS.label}
          help={REPLIES_WORDS.help}
          value={draft.values.reply_to}
          error={draft.errors.reply_to}
          onChange={({ currentTarget }) => draft.change({ reply_to: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
