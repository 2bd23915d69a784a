import type { ResultEnquiry } from '@pratibha/contract/result-enquiries';
import { ENQUIRY_LIMITS } from '@pratibha/domain/enquiries/enquiries';
import { codePoints } from '@pratibha/domain/limits';
import { resultResponseErrors } from '@pratibha/domain/results/result-enquiries';
import { ENQUIRY_ERRORS } from '@pratibha/words/enquiries/form-errors';
import { RESULT_ENQUIRIES_WORDS } from '@pratibha/words/judging/organiser/result-enquiries';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextCount } from '../../../ui/fields/TextCount.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './judging.module.css';
import own from './result-enquiries.module.css';

const W = RESULT_ENQUIRIES_WORDS;

type Props = { readonly enquiry: ResultEnquiry; readonly onClose: () => void };

/** Answers a question about a result, or changes the answer. */
export function ResultResponseDialog({ enquiry, onClose }: Props) {
  const { id, user_name, text, response, revision } = enquiry;
  const user = useUser();
  const fields = useRef<HTMLDivElement>(null);
  // What the form began with: a list that is fetched again may know more.
  const [began] = useState(enquiry);
  const seen = useRef(revision);
  const isFirst = began.response === null;
  const respond = useWrite('PUT /admin/result-enquiries/{id}/response', [
    'GET /admin/rounds/{id}/result-enquiries',
  ]);
  const form = useDraftForm({
    key: `pratibha.result-response.${user.id}.${id}.${began.revision}`,
    start: { response: began.response ?? '' },
    form: fields,
    validate: (values) => fieldSentences(ENQUIRY_ERRORS, resultResponseErrors(values)),
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
  const wasOvertaken = isOvertaken(respond.error);
  const submit = isFirst ? W.send : W.save;
  const written = codePoints(form.values.response.trim());
  const send = () => {
    // Theirs stands there to be read by then.
    if (wasOvertaken) seen.current = revision;
    form.submit();
  };
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={respond.isPending ? W.sending : submit}
      onSubmit={send}
      onClose={() => {
        form.discard();
        onClose();
      }}
      isDirty={form.isDirty}
      isBusy={respond.isPending}
      error={respond.error && (wasOvertaken ? W.overtaken : reasonOf(respond.error))}
    >
      <div ref={fields} className={css.fields}>
        <div>
          <p className={css.quiet}>{W.asks(user_name)}</p>
          <p className={own.said}>{text}</p>
        </div>
        {wasOvertaken && response !== null && (
          <div>
            <p className={css.quiet}>{W.theirs}</p>
            <p className={own.said}>{response}</p>
          </div>
        )}
        <div>
          <TextAreaField
            label={W.response}
            help={isFirst ? W.help : W.changeHelp}
            rows={6}
            isResizable
            value={form.values.response}
            error={form.errors.response}
            onChange={({ currentTarget }) => form.change({ response: currentTarget.value })}
            data-autofocus
          />
          <TextCount count={written} limit={ENQUIRY_LIMITS.response} words={W.count(written)} />
        </div>
      </div>
    </FormDialog>
  );
}
