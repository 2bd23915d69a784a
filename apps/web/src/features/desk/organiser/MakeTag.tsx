import { mayInEvent } from '@pratibha/domain/access';
import { tagErrors } from '@pratibha/domain/desk/desk';
import { DESK_ERRORS } from '@pratibha/words/desk/form-errors';
import { TAGS_WORDS } from '@pratibha/words/desk/organiser/tags';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './TagsDialog.module.css';
import { DESK_CHANGES } from './use-desk.ts';

/** Makes a tag for the event of what is tagged or, by who organises all of them, for all. */
export function MakeTag({ eventId }: { readonly eventId: number | null }) {
  const form = useRef<HTMLDivElement>(null);
  const mayForAll = mayInEvent('desk.work', useUser(), null);
  const make = useWrite('POST /admin/tags', DESK_CHANGES);
  const draft = useDraftForm({
    start: { label: '', isForAll: eventId === null },
    form,
    validate: (values) => fieldSentences(DESK_ERRORS, tagErrors(values)),
    write: make,
    send: ({ label, isForAll }, callbacks) =>
      make.mutate({ body: { label, event_id: isForAll ? null : eventId } }, callbacks),
    onSent: () => {
      adminToast('success', TAGS_WORDS.made(draft.values.label.trim()));
      draft.discard();
    },
  });
  const { label, isForAll } = draft.values;
  if (eventId === null && !mayForAll) return null;
  return (
    <div ref={form} className={css.make}>
      <TextField
        label={TAGS_WORDS.label}
        value={label}
        error={draft.errors.label}
        onChange={({ currentTarget }) => draft.change({ label: currentTarget.value })}
      />
      {mayForAll && eventId !== null && (
        <SelectField
          label={TAGS_WORDS.where}
          choices={[
            { value: 'event', label: TAGS_WORDS.thisEvent },
            { value: 'all', label: TAGS_WORDS.everyEvent },
          ]}
          value={isForAll ? 'all' : 'event'}
          onChange={({ currentTarget }) =>
            draft.change({ isForAll: currentTarget.value === 'all' })
          }
        />
      )}
      <Button variant="secondary" onClick={draft.submit} disabled={make.isPending}>
        {TAGS_WORDS.make}
      </Button>
      {make.isError && (
        <p role="alert" className={css.error}>
          {reasonOf(make.error)}
        </p>
      )}
    </div>
  );
}
