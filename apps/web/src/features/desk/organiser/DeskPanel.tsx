import { DESK_WORDS } from '@pratibha/words/desk/organiser';
import { TAGS_WORDS } from '@pratibha/words/desk/organiser/tags';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { AssignedTo } from './AssignedTo.tsx';
import css from './DeskPanel.module.css';
import { NoteForm } from './NoteForm.tsx';
import { NoteOf } from './NoteOf.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { type DeskKind, type DeskThing, useTags } from './use-desk.ts';

type Props = { readonly kind: DeskKind; readonly of: DeskThing };

/** What organisers keep among themselves of a registration, a work or a person. */
export function DeskPanel({ kind, of }: Props) {
  return (
    <section className={css.panel} aria-label={DESK_WORDS.heading}>
      <h3>{DESK_WORDS.heading}</h3>
      <TagsOf kind={kind} of={of} />
      <NotesOf key={of.id} kind={kind} of={of} />
    </section>
  );
}

function TagsOf({ kind, of }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: tags = [] } = useTags(true);
  const query = { kind, ids: String(of.id) };
  const { data: rows = [] } = useQuery({
    ...read('GET /admin/desk/rows', { query }),
    ...LIVE_QUERY,
  });
  const on = tags.filter(({ id }) => rows[0]?.tags.includes(id));
  return (
    <>
      {kind !== 'user' && <AssignedTo kind={kind} of={of} to={rows[0]?.assigned_to} />}
      <div className={css.tags}>
        {on.map(({ id, label }) => (
          <span key={id} className={css.tag}>
            {label}
          </span>
        ))}
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {TAGS_WORDS.heading}
        </Button>
        {isOpen && <TagsDialog kind={kind} things={[of]} onClose={() => setIsOpen(false)} />}
      </div>
    </>
  );
}

function NotesOf({ kind, of }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const query = { kind, row_id: String(of.id) };
  const { data: notes, isError } = useQuery({
    ...read('GET /admin/notes', { query }),
    ...LIVE_QUERY,
  });
  return (
    <>
      {notes === undefined ? (
        <p className={css.quiet} role={isError ? 'alert' : undefined}>
          {isError ? DESK_WORDS.failed : SHELL_WORDS.loading}
        </p>
      ) : notes.length === 0 ? (
        <p className={css.quiet}>{DESK_WORDS.none}</p>
      ) : (
        <ul className={css.notes} aria-label={DESK_WORDS.notes}>
          {notes.map((note) => (
            <NoteOf key={note.id} note={note} eventId={of.eventId} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NoteForm
          about={{ kind, id: of.id }}
          eventId={of.eventId}
          onDone={() => setIsAdding(false)}
        />
      ) : (
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          {DESK_WORDS.add}
        </Button>
      )}
    </>
  );
}
