import type { UserEvent } from '@pratibha/contract/events';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { trimSubmission } from '@pratibha/domain/submissions/submission-form';
import { withScheme } from '@pratibha/domain/text/links';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { UI_WORDS } from '@pratibha/words/ui';
import { useRef, useState } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { Closed, LastHour } from '../../../shell/clock/LastHour.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DraftNote, DraftRestored } from '../../../ui/forms/DraftWords.tsx';
import { Deadline } from './Deadline.tsx';
import { DoubtsDialog } from './DoubtsDialog.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import css from './SubmissionForm.module.css';
import { useSubmission } from './use-submission.ts';
import { WordCount } from './WordCount.tsx';

type Props = {
  readonly event: UserEvent;
  /** The revision that was sent back, when this is a resubmission. */
  readonly earlier: UserSubmissionDetail | null;
  readonly onClose: () => void;
};

/** The work-submission form (R5.5), with its draft kept in the browser until sent. */
export function SubmissionForm({ event, earlier: latest, onClose }: Props) {
  // The form starts from it once; a later answer must not be mistaken for a new start.
  const [earlier] = useState(latest);
  const body = useRef<HTMLDivElement>(null);
  const form = useSubmission(event, earlier, body);
  const { values, errors, change, closing } = form;
  const isOver = closing === 'over';
  /** Says what was understood once the field is left; an untouched form stays without a draft. */
  const complete = (field: 'work_link' | 'demo_or_alternate_link') => {
    const link = withScheme(values[field]);
    if (link !== values[field]) change({ [field]: link });
  };
  const title =
    earlier === null ? SUBMISSION_FORM_WORDS.submitTitle : SUBMISSION_FORM_WORDS.resubmitTitle;
  const action = earlier === null ? SUBMISSION_FORM_WORDS.submit : SUBMISSION_FORM_WORDS.resubmit;
  return (
    <>
      <FormDialog
        isOpen
        title={title(event.title)}
        submitLabel={isOver ? null : form.isSending ? SUBMISSION_FORM_WORDS.sending : action}
        cancelLabel={isOver ? UI_WORDS.close : UI_WORDS.cancel}
        onSubmit={form.submit}
        onClose={() => {
          if (!isOver) form.discard();
          onClose();
        }}
        isDirty={form.isDirty && !isOver}
        isBusy={form.isSending}
        foot={<LastHour of="submission" close={event.submission_close} closing={closing} />}
        error={
          form.isHandedIn ? (
            <HandedInElsewhere />
          ) : isOver ? (
            <Closed of="submission" />
          ) : (
            form.failure
          )
        }
        discardText={SUBMISSION_FORM_WORDS.discard}
      >
        <div ref={body} className={css.fields}>
          {closing === 'later' && <Deadline close={event.submission_close} />}
          {earlier !== null && (
            <section className={css.remarks}>
              <h3>{SUBMISSION_FORM_WORDS.remarksHeading}</h3>
              <p>{earlier.review_remarks ?? SUBMISSION_FORM_WORDS.noRemarks}</p>
            </section>
          )}
          {form.isRestored && form.isDirty && (
            <DraftRestored words={SUBMISSION_FORM_WORDS.draftRestored} />
          )}
          <div>
            <TextField
              type="url"
              inputMode="url"
              placeholder="https://"
              data-autofocus
              label={SUBMISSION_FORM_WORDS.workLinkField}
              help={SUBMISSION_FORM_WORDS.workLinkHelp}
              aria-required
              value={values.work_link}
              error={errors.work_link}
              onChange={(input) => change({ work_link: input.currentTarget.value })}
              onBlur={() => complete('work_link')}
            />
            <LinkPreview link={values.work_link} />
          </div>
          <div>
            <TextField
              type="url"
              inputMode="url"
              placeholder="https://"
              label={SUBMISSION_FORM_WORDS.demoLinkField}
              value={values.demo_or_alternate_link}
              error={errors.demo_or_alternate_link}
              onChange={(input) => change({ demo_or_alternate_link: input.currentTarget.value })}
              onBlur={() => complete('demo_or_alternate_link')}
            />
            <LinkPreview link={values.demo_or_alternate_link} />
          </div>
          <div>
            <TextAreaField
              label={SUBMISSION_FORM_WORDS.descriptionField}
              help={SUBMISSION_FORM_WORDS.descriptionHelp}
              aria-required
              rows={8}
              value={values.description}
              error={errors.description}
              onChange={(input) => change({ description: input.currentTarget.value })}
            />
            <WordCount
              text={trimSubmission(values).description}
              limit={event.description_word_limit}
            />
          </div>
          <DraftNote words={SUBMISSION_FORM_WORDS.draftNote} />
        </div>
      </FormDialog>
      <DoubtsDialog
        doubts={isOver ? null : form.doubts}
        onSend={form.sendAnyway}
        onClose={form.reconsider}
      />
    </>
  );
}

/** What is in the form was not sent: it stays as a draft, to be compared with what was. */
function HandedInElsewhere() {
  return (
    <>
      {SUBMISSION_FORM_WORDS.handedInElsewhere}{' '}
      <SiteLink href={USER_PATHS.workSubmissions}>{SUBMISSION_FORM_WORDS.seeHandedIn}</SiteLink>
    </>
  );
}
