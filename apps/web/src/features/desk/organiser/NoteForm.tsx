import type { Note } from '@pratibha/contract/notes';
import { DESK_LIMITS, noteErrors } from '@pratibha/domain/desk/desk';
import { codePoints } from '@pratibha/domain/limits';
import { DESK_ERRORS } from '@pratibha/words/desk/form-errors';
import { DESK_WORDS } from '@pratibha/words/desk/organiser';
import { fieldSentences } from '@pratibha/words/sentences';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { read, useWrite, useWriteOnce } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextCount } from '../../../ui/fields/TextCount.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './DeskPanel.module.css';
import { NOTE_CHANGES } from './note-changes.ts';
import type { DeskKind } from './use-desk.ts';

type Props = {
  readonly eventId: number | null;
  readonly onDone: () => void;
} & (
  | { readonly about: { readonly kind: DeskKind; readonly id: number }; readonly note?: never }
  | { readonly about?: never; readonly note: Note }
);

/** Writes a note, or puts other words into one; whom it mentions is told. */
export function NoteForm({ about, note, eventId, onDone }: Props) {
  const user = useUser();
  const form = useRef<HTMLDivElement>(null);
  // What the form began with: a list that is fetched again may know more.
  const [began] = useState(note);
  const seen = useRef(note?.revision ?? 0);
  const { mutate: add, ...adding } = useWriteOnce(
    'POST /admin/notes',
    String(user.id),
    NOTE_CHANGES,
  );
  const { mutate: change, ...changing } = useWrite('PUT /admin/notes/{id}', NOTE_CHANGES);
  const write = about ? adding : changing;
  const thing = about ? `${about.kind}.${about.id}` : `${note.id}.${began?.revision}`;
  const draft = useDraftForm({
    key: `pratibha.note.${user.id}.${thing}`,
    start: { text: began?.text ?? '' },
    form,
    validate: (values) => fieldSentences(DESK_ERRORS, noteErrors(values)),
    write,
    send: ({ text }, callbacks) => {
      if (about) add({ body: { kind: about.kind, row_id: about.id, text } }, callbacks);
      else
        change(
          { params: { id: String(note.id) }, body: { text, revision: seen.current } },
          callbacks,
        );
    },
    onSent: () => {
      adminToast('success', DESK_WORDS.saved);
      onDone();
    },
  });
  const { text } = draft.values;
  const wasOvertaken = isOvertaken(write.error);
  const save = () => {
    // Theirs was fetched by then, and it is said that it is replaced.
    if (wasOvertaken && note) seen.current = note.revision;
    draft.submit();
  };
  const written = codePoints(text.trim());
  return (
    <div ref={form} className={css.form}>
      <div>
        <TextAreaField
          label={DESK_WORDS.note}
          help={`${DESK_WORDS.mayAsk} ${DESK_WORDS.help}`}
          rows={3}
          isResizable
          value={text}
          error={draft.errors.text}
          onChange={({ currentTarget }) => draft.change({ text: currentTarget.value })}
          autoFocus
        />
        <TextCount count={written} limit={DESK_LIMITS.note} words={DESK_WORDS.count(written)} />
      </div>
      <Mention
        eventId={eventId}
        onChoose={(name) => draft.change({ text: `${text}${isApart(text) ? '' : ' '}@${name} ` })}
      />
      {write.error && (
        <p role="alert" className={css.error}>
          {wasOvertaken ? DESK_WORDS.overtaken : reasonOf(write.error)}
        </p>
      )}
      <div className={css.actions}>
        <Button onClick={save} disabled={write.isPending}>
          {write.isPending ? DESK_WORDS.saving : DESK_WORDS.save}
        </Button>
        <Button
          variant="secondary"
          disabled={write.isPending}
          onClick={() => {
            draft.discard();
            onDone();
          }}
        >
          {DESK_WORDS.cancel}
        </Button>
      </div>
    </div>
  );
}

function isApart(text: string): boolean {
  return text === '' || /\s$/.test(text);
}

type MentionProps = {
  readonly eventId: number | null;
  readonly onChoose: (name: string) => void;
};

/** Puts the name of an organiser behind what is written. */
function Mention({ eventId, onChoose }: MentionProps) {
  const query = eventId === null ? {} : { event_id: String(eventId) };
  const { data: people = [] } = useQuery({
    ...read('GET /admin/desk/organisers', { query }),
    staleTime: 60_000,
  });
  const choices = people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      label={DESK_WORDS.mention}
      choices={[{ value: '', label: DESK_WORDS.nobody }, ...choices]}
      value=""
      onChange={({ currentTarget }) => {
        const chosen = people.find(({ id }) => String(id) === currentTarget.value);
        if (chosen) onChoose(chosen.name);
      }}
    />
  );
}
