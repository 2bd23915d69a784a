import type { UserEvent } from '@pratibha/contract/events';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import type { Consent } from '@pratibha/domain/submissions/consents';
import { trimSubmission } from '@pratibha/domain/submissions/submission-form';
import { withScheme } from '@pratibha/domain/text/links';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { HANDED_IN_WORDS } from '@pratibha/words/submissions/student/handed-in';
import { UI_WORDS } from '@pratibha/words/ui';
import { useRef, useState } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { Closed, LastHour } from '../../../shell/clock/LastHour.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DraftNote, DraftRestored } from '../../../ui/forms/DraftWords.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { Deadline } from './Deadline.tsx';
import { DoubtsDialog } from './DoubtsDialog.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import type { PartsKit } from './parts/parts-kit.ts';
import css from './SubmissionForm.module.css';
import { useSubmission } from './use-submission.ts';
import { WordCount } from './WordCount.tsx';

export type SubmissionFormProps = {
  readonly event: UserEvent;
  /** The revision that was sent back or is replaced; null for a first work. */
  readonly earlier: UserSubmissionDetail | null;
  readonly isReplacing: boolean;
  /** What was said of showing it; null where it is not known, and then not asked. */
  readonly said: Consent | null;
  /** What the event asks for beside; null where it asks for the link and the description alone. */
  readonly parts: PartsKit | null;
  readonly onClose: () => void;
};

/** The work-submission form (R5.5), with its draft kept in the browser until sent. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { event, earlier: latest, isReplacing, said, parts, onClose } = props;
  // The form starts from it once; a later answer must not be mistaken for a new start.
  const [{ earlier, before }] = useState({ earlier: latest, before: said });
  const body = useRef<HTMLDivElement>(null);
  const form = useSubmission(event, { earlier, isReplacing, said: before, parts }, body);
  // What the draft said as the form opened, before anything was pressed.
  const [begun] = useState(form.values);
  const isDecided = isReplacing && form.isSettled && latest?.submission_status !== 'PENDING';
  const { values, errors, change, closing } = form;
  const isOver = isDecided || closing === 'over' || form.isUnread;
  const asksLink = parts?.form.asks_link ?? 'required';
  const isDirty = form.isDirty || parts?.hasUploads === true;
  /** Says what was understood once the field is left; an untouched form stays without a draft. */
  const complete = (field: 'work_link' | 'demo_or_alternate_link') => {
    const link = withScheme(values[field]);
    if (link !== values[field]) change({ [field]: link });
  };
  const { title, action, discard } = sayingOf(earlier, isReplacing);
  return (
    <>
      <FormDialog
        isOpen
        title={title(event.title)}
        submitLabel={isOver ? null : form.isSending ? SUBMISSION_FORM_WORDS.sending : action}
        isSubmitDisabled={form.awaited !== null}
        cancelLabel={isOver ? UI_WORDS.close : UI_WORDS.cancel}
        onSubmit={form.submit}
        onClose={() => {
          if (!isOver) form.discard();
          if (!isOver && isDirty) parts?.discard();
          onClose();
        }}
        isDirty={isDirty && !isOver}
        isBusy={form.isSending}
        foot={
          !isDecided && (
            <>
              <LastHour of="submission" close={form.end.close} closing={closing} />
              {form.awaited && parts?.waiting(form.awaited, form.waitNoLonger)}
            </>
          )
        }
        error={
          isDecided ? (
            <Decided />
          ) : form.isUnread ? (
            <Unread />
          ) : form.isHandedIn ? (
            <HandedInElsewhere />
          ) : isOver ? (
            <Closed of="submission" />
          ) : (
            form.failure
          )
        }
        discardText={parts?.hasUploads ? parts.discardWords(isReplacing) : discard}
      >
        <div ref={body} className={css.fields}>
          {closing === 'later' && !isDecided && <Deadline close={event.submission_close} />}
          {!isDecided && <Beginning event={event} earlier={earlier} isReplacing={isReplacing} />}
          {form.end.later && parts?.late(form.end.later)}
          {((form.isRestored && form.isDirty) || parts?.hadUploads) && (
            <DraftRestored
              words={parts?.restored(values.parts) ?? SUBMISSION_FORM_WORDS.draftRestored}
            />
          )}
          {parts?.fields({
            parts: parts.settled(values.parts),
            errors,
            interrupted:
              form.isRestored && values.choosing === begun.choosing ? begun.choosing : '',
            onChange: (next) => change({ parts: next }),
            onChoosing: (choosing) => change({ choosing }),
          })}
          {asksLink !== 'no' && (
            <div>
              <TextField
                type="url"
                inputMode="url"
                placeholder="https://"
                data-autofocus
                label={
                  asksLink === 'required'
                    ? SUBMISSION_FORM_WORDS.workLinkField
                    : SUBMISSION_FORM_WORDS.workLinkOptional
                }
                help={SUBMISSION_FORM_WORDS.workLinkHelp}
                aria-required={asksLink === 'required'}
                value={values.work_link}
                error={errors.work_link}
                onChange={(input) => change({ work_link: input.currentTarget.value })}
                onBlur={() => complete('work_link')}
              />
              <LinkPreview link={values.work_link} />
            </div>
          )}
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
          {before && <ConsentFields consent={values} onChange={change} />}
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

/** What the form is called, and says on its buttons. */
function sayingOf(earlier: UserSubmissionDetail | null, isReplacing: boolean) {
  const { submitTitle, submit, resubmitTitle, resubmit, replaceTitle, replace } =
    SUBMISSION_FORM_WORDS;
  const { discard, discardReplacement } = SUBMISSION_FORM_WORDS;
  if (isReplacing) return { title: replaceTitle, action: replace, discard: discardReplacement };
  return earlier === null
    ? { title: submitTitle, action: submit, discard }
    : { title: resubmitTitle, action: resubmit, discard };
}

/** What is to be known before: what the organisers ask for, or what can be done about it later. */
function Beginning(props: Pick<SubmissionFormProps, 'event' | 'earlier' | 'isReplacing'>) {
  const { event, earlier, isReplacing } = props;
  if (earlier !== null && !isReplacing) {
    return (
      <section className={css.remarks}>
        <h3>{SUBMISSION_FORM_WORDS.remarksHeading}</h3>
        <p>{earlier.review_remarks ?? SUBMISSION_FORM_WORDS.noRemarks}</p>
      </section>
    );
  }
  const { once, replaceable, replaces } = SUBMISSION_FORM_WORDS;
  const first = event.works_once ? once : replaceable;
  return <p>{earlier === null ? first : replaces(earlier.revision)}</p>;
}

/** What is in the form cannot be sent any more; it stays to be read until the form is closed. */
function Decided() {
  return (
    <>
      {SUBMISSION_FORM_WORDS.decided}{' '}
      <SiteLink href={USER_PATHS.workSubmissions}>{SUBMISSION_FORM_WORDS.seeDecision}</SiteLink>
    </>
  );
}

/** It was sent, and nothing says that it is there. */
function Unread() {
  return (
    <>
      {HANDED_IN_WORDS.unread}{' '}
      <SiteLink href={USER_PATHS.workSubmissions}>{HANDED_IN_WORDS.look}</SiteLink>
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
