import { readVolunteers, VOLUNTEER_LIMITS } from '@pratibha/domain/certificates/volunteers';
import { ISSUE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { VOLUNTEERS_WORDS } from '@pratibha/words/certificates/organiser/people';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './certificates.module.css';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';
import { useEventChoices } from './use-event-choices.ts';
import { VolunteerList } from './VolunteerList.tsx';

const W = VOLUNTEERS_WORDS;

type Props = {
  /** Its slug; undefined: the one whose pages are shown. */
  readonly edition: string | undefined;
  readonly eventId: number | null;
  readonly onClose: () => void;
};

/** Enters who helped, line by line, and shows who is entered. */
export function VolunteersDialog({ edition, eventId, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [event, setEvent] = useState(eventId === null ? '' : String(eventId));
  const events = useEventChoices(edition);
  const enter = useWrite('POST /admin/volunteers', CERTIFICATE_CHANGES);
  const form = useDraftForm({
    start: { lines: '' },
    form: fields,
    validate: ({ lines }) => {
      const wrong = faultIn(lines);
      return wrong === null ? {} : { lines: wrong };
    },
    write: enter,
    send: ({ lines }, callbacks) => {
      const volunteers = readVolunteers(lines).flatMap((each) =>
        'volunteer' in each ? [{ ...each.volunteer }] : [],
      );
      const body = { edition, event_id: event === '' ? null : Number(event), volunteers };
      enter.mutate({ body }, callbacks);
    },
    onSent: () => {
      adminToast('success', W.entered);
      form.change({ lines: '' });
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={enter.isPending ? W.entering : W.enter}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.values.lines.trim() !== ''}
      isBusy={enter.isPending}
      error={enter.error && failureWords(enter.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.intro}</p>
        <SelectField
          label={ISSUE_WORDS.event}
          choices={[{ value: '', label: ISSUE_WORDS.wholeEdition }, ...events]}
          value={event}
          onChange={({ currentTarget }) => setEvent(currentTarget.value)}
        />
        <TextAreaField
          label={W.lines}
          help={W.linesHelp}
          rows={4}
          isResizable
          value={form.values.lines}
          error={form.errors.lines}
          onChange={({ currentTarget }) => form.change({ lines: currentTarget.value })}
          data-autofocus
        />
        <VolunteerList edition={edition} event={event} />
      </div>
    </FormDialog>
  );
}

function faultIn(lines: string): string | null {
  const all = readVolunteers(lines);
  if (all.length === 0) return W.none;
  if (all.length > VOLUNTEER_LIMITS.atOnce) return W.tooMany(VOLUNTEER_LIMITS.atOnce);
  for (const each of all) {
    if ('wrong' in each) return W.wrong(each.line, W.lineErrors[each.wrong]);
  }
  return null;
}
