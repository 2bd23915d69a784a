import type { DeskTag } from '@pratibha/contract/desk';
import { mayInEvent } from '@pratibha/domain/access';
import { tagErrors } from '@pratibha/domain/desk/desk';
import { DESK_ERRORS } from '@pratibha/words/desk/form-errors';
import { TAGS_WORDS } from '@pratibha/words/desk/organiser/tags';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './TagsDialog.module.css';
import { DESK_CHANGES, useTags } from './use-desk.ts';

/** Makes a tag for the event of what is tagged or, by who organises all of them, for all. */
export function MakeTag({ eventId }: { readonly eventId: number | null }) {
  const form = useRef<HTMLDivElement>(null);
  const mayForAll = mayInEvent('desk.work', useUser(), null);
  const make = useWrite('POST /admin/tags', DESK_CHANGES);
  const { data: tags = [] } = useTags(true);
  /** Of the one that is sent: how it is written already, where it is there. */
  const there = useRef<string>(undefined);
  /** One was made, and nothing is typed of the next. */
  const [isNext, setIsNext] = useState(false);
  const draft = useDraftForm({
    start: { label: '', isForAll: eventId === null },
    form,
    validate: (values) => fieldSentences(DESK_ERRORS, tagErrors(values)),
    write: make,
    send: ({ label, isForAll }, callbacks) => {
      const body = { label, event_id: isForAll ? null : eventId };
      there.current = labelIn(tags, body);
      make.mutate({ body }, callbacks);
    },
    onSent: () => {
      const { current } = there;
      const made = TAGS_WORDS.made(draft.values.label.trim());
      adminToast('success', current === undefined ? made : TAGS_WORDS.there(current));
      draft.change({ label: '' });
      setIsNext(true);
    },
  });
  const { label, isForAll } = draft.values;
  if (eventId === null && !mayForAll) return null;
  return (
    <div ref={form} className={css.make}>
      <TextField
        label={TAGS_WORDS.label}
        value={label}
        error={isNext ? undefined : draft.errors.label}
        onChange={({ currentTarget }) => {
          setIsNext(false);
          draft.change({ label: currentTarget.value });
        }}
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
      <Button
        variant="secondary"
        disabled={make.isPending}
        onClick={() => {
          setIsNext(false);
          draft.submit();
        }}
      >
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

/** How a tag is written that is there already: nothing tells it from one with other capitals. */
function labelIn(
  tags: readonly DeskTag[],
  { label, event_id }: Pick<DeskTag, 'label' | 'event_id'>,
): string | undefined {
  const sought = label.trim().toLowerCase();
  return tags.find((each) => each.event_id === event_id && each.label.toLowerCase() === sought)
    ?.label;
}
