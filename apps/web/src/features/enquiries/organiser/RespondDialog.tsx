import type { AdminEnquiry } from '@pratibha/contract/enquiries';
import { ENQUIRY_LIMITS, responseErrors } from '@pratibha/domain/enquiries/enquiries';
import { codePoints } from '@pratibha/domain/limits';
import { ENQUIRY_ERRORS } from '@pratibha/words/enquiries/form-errors';
import { RESPONSE_WORDS } from '@pratibha/words/enquiries/organiser/response';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextCount } from '../../../ui/fields/TextCount.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './EnquiriesPage.module.css';

const W = RESPONSE_WORDS;

type Props = { readonly enquiry: AdminEnquiry; readonly onClose: () => void };

/** Responds to an enquiry, or changes the response; to who asked alone, or to everybody. */
export function RespondDialog({ enquiry, onClose }: Props) {
  const { id, text, response, revision } = enquiry;
  const user = useUser();
  const fields = useRef<HTMLDivElement>(null);
  // What the form began with: a list that is fetched again may know more.
  const [began] = useState(enquiry);
  const seen = useRef(revision);
  const isFirst = began.response === null;
  const respond = useWrite('PUT /admin/enquiries/{id}/response', ['GET /admin/enquiries']);
  const form = useDraftForm({
    key: `pratibha.response.${user.id}.${id}.${began.revision}`,
    start: {
      response: began.response ?? '',
      for_all: began.shared_text !== null,
      shared_text: began.shared_text ?? text,
    },
    form: fields,
    validate: (values) => fieldSentences(ENQUIRY_ERRORS, responseErrors(values)),
    write: respond,
    send: (values, callbacks) => {
      const body = { ...values, revision: seen.current };
      respond.mutate({ params: { id: String(id) }, body }, callbacks);
    },
    onSent: () => {
      adminToast('success', isFirst ? W.sent : W.saved);
      onClose();
    },
  });
  const { values, errors } = form;
  const wasOvertaken = isOvertaken(respond.error);
  const submit = isFirst ? W.send : W.save;
  const send = () => {
    // Theirs stands there to be read by then.
    if (wasOvertaken) seen.current = revision;
    form.submit();
  };
  const close = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={respond.isPending ? W.sending : submit}
      onSubmit={send}
      onClose={close}
      isDirty={form.isDirty}
      isBusy={respond.isPending}
      error={respond.error && (wasOvertaken ? W.overtaken : reasonOf(respond.error))}
    >
      <div ref={fields} className={css.fields}>
        {text !== '' && (
          <div>
            <p className={css.asks}>{W.asked(enquiry.user_name, enquiry.event_title)}</p>
            <p className={css.said}>{text}</p>
          </div>
        )}
        {wasOvertaken && response !== null && (
          <div>
            <p className={css.asks}>{W.theirs}</p>
            <p className={css.said}>{response}</p>
          </div>
        )}
        <div>
          <TextAreaField
            label={W.response}
            help={isFirst ? W.responseHelp : W.changeHelp}
            rows={6}
            isResizable
            value={values.response}
            error={errors.response}
            onChange={({ currentTarget }) => form.change({ response: currentTarget.value })}
            data-autofocus
          />
          <TextCount
            count={codePoints(values.response.trim())}
            limit={ENQUIRY_LIMITS.response}
            words={W.responseCount(codePoints(values.response.trim()))}
          />
        </div>
        <TickField
          type="checkbox"
          label={W.toAll}
          help={W.toAllHelp}
          checked={values.for_all}
          onChange={({ currentTarget }) => form.change({ for_all: currentTarget.checked })}
        />
        {values.for_all && (
          <TextAreaField
            label={W.sharedText}
            help={W.sharedTextHelp}
            rows={3}
            isResizable
            value={values.shared_text}
            error={errors.shared_text}
            onChange={({ currentTarget }) => form.change({ shared_text: currentTarget.value })}
          />
        )}
      </div>
    </FormDialog>
  );
}
