import { ENQUIRY_LIMITS, enquiryErrors } from '@pratibha/domain/enquiries/enquiries';
import { codePoints } from '@pratibha/domain/limits';
import { ENQUIRY_ERRORS } from '@pratibha/words/enquiries/form-errors';
import { ASK_RESULT_WORDS } from '@pratibha/words/results/student/ask';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWriteOnce } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextCount } from '../../../ui/fields/TextCount.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords, useUser } from '../../session/session.tsx';
import css from './ask.module.css';

const W = ASK_RESULT_WORDS;

/** The one question about a result; what is typed is kept until it is sent. */
export function AskResultForm({ submissionId }: { readonly submissionId: number }) {
  const user = useUser();
  const fields = useRef<HTMLFormElement>(null);
  const ask = useWriteOnce(
    'POST /user/submissions/{id}/result-enquiry',
    `${user.id} ${submissionId}`,
    ['GET /user/result-enquiries'],
  );
  const form = useDraftForm({
    key: `pratibha.result-enquiry.${user.id}.${submissionId}`,
    start: { text: '' },
    validate: (values) => fieldSentences(ENQUIRY_ERRORS, enquiryErrors(values)),
    form: fields,
    write: ask,
    send: (body, callbacks) =>
      ask.mutate({ params: { id: String(submissionId) }, body }, callbacks),
    onSent: () => {
      form.discard();
      toast('success', W.sent);
    },
  });
  const written = codePoints(form.values.text.trim());
  return (
    <form
      ref={fields}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p>{W.intro}</p>
      <div>
        <TextAreaField
          label={W.question}
          rows={4}
          isResizable
          value={form.values.text}
          error={form.errors.text}
          onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
        />
        <TextCount count={written} limit={ENQUIRY_LIMITS.text} words={W.count(written)} />
      </div>
      <div role="alert">
        {ask.isError && <p className={css.error}>{failureWords(ask.error, W.uncertain)}</p>}
      </div>
      <Button type="submit" disabled={ask.isPending} aria-busy={ask.isPending}>
        {ask.isPending ? W.sending : W.send}
      </Button>
    </form>
  );
}
