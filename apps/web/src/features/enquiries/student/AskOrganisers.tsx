import type { OwnEnquiry } from '@pratibha/contract/enquiries';
import { ENQUIRY_LIMITS, enquiryErrors, whyNotAsk } from '@pratibha/domain/enquiries/enquiries';
import { codePoints } from '@pratibha/domain/limits';
import { ENQUIRY_ERRORS } from '@pratibha/words/enquiries/form-errors';
import { ENQUIRY_REFUSAL_WORDS } from '@pratibha/words/enquiries/refusals';
import { ENQUIRIES_WORDS } from '@pratibha/words/enquiries/student';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWriteOnce } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextCount } from '../../../ui/fields/TextCount.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords, useUser } from '../../session/session.tsx';
import css from './EventEnquiries.module.css';

const BLANK = { text: '' };

type Props = { readonly eventId: number; readonly own: readonly OwnEnquiry[] };

/** Asking the organisers of an event, or why not now. */
export function AskOrganisers({ eventId, own }: Props) {
  const open = own.filter(({ response }) => response === null).length;
  const refusal = whyNotAsk({ takesEnquiries: true, open });
  if (refusal !== null) return <p>{ENQUIRY_REFUSAL_WORDS[refusal]}</p>;
  return <AskForm eventId={eventId} />;
}

function AskForm({ eventId }: { readonly eventId: number }) {
  const user = useUser();
  const fields = useRef<HTMLFormElement>(null);
  const ask = useWriteOnce('POST /user/events/{id}/enquiries', `${user.id} ${eventId}`, [
    'GET /user/events/{id}/enquiries',
  ]);
  const form = useDraftForm({
    key: `pratibha.enquiry.${user.id}.${eventId}`,
    start: BLANK,
    validate: (values) => fieldSentences(ENQUIRY_ERRORS, enquiryErrors(values)),
    form: fields,
    write: ask,
    send: (body, callbacks) => ask.mutate({ params: { id: String(eventId) }, body }, callbacks),
    onSent: () => {
      form.setValues(BLANK);
      form.discard();
      toast('success', ENQUIRIES_WORDS.sent);
    },
  });
  const { text } = form.values;
  // What was sent leaves an empty field behind, in which nothing is wrong yet.
  const error = ask.isSuccess && text === '' ? undefined : form.errors.text;
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
      <h3>{ENQUIRIES_WORDS.ask}</h3>
      <p>{ENQUIRIES_WORDS.askIntro}</p>
      <div>
        <TextAreaField
          label={ENQUIRIES_WORDS.question}
          rows={3}
          isResizable
          value={text}
          error={error}
          onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
        />
        <TextCount
          count={codePoints(text.trim())}
          limit={ENQUIRY_LIMITS.text}
          words={ENQUIRIES_WORDS.count(codePoints(text.trim()))}
        />
      </div>
      <div role="alert">
        {ask.isError && (
          <p className={css.error}>{failureWords(ask.error, ENQUIRIES_WORDS.uncertain)}</p>
        )}
      </div>
      <Button type="submit" variant="secondary" disabled={ask.isPending} aria-busy={ask.isPending}>
        {ask.isPending ? ENQUIRIES_WORDS.asking : ENQUIRIES_WORDS.ask}
      </Button>
    </form>
  );
}
