import type { RoundShow } from '@pratibha/contract/shows';
import { BEGIN_WORDS, LEAD_WORDS } from '@pratibha/words/results/organiser/show';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import css from './results.module.css';
import { SHOW_CHANGES } from './results-calls.ts';

const W = BEGIN_WORDS;

type Props = {
  readonly show: RoundShow;
  readonly kind: 'rehearsal' | 'show';
  readonly onClose: () => void;
};

/** Begins a show or a rehearsal, and asks whom the hall may read by name. */
export function BeginShowDialog({ show, kind, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [{ number, unnamed, round_id }] = useState(show);
  const begin = useWrite('POST /admin/rounds/{id}/show', SHOW_CHANGES);
  const form = useDraftForm({
    start: { namesAll: false },
    form: fields,
    write: begin,
    send: ({ namesAll }, callbacks) =>
      begin.mutate(
        {
          params: { id: String(round_id) },
          body: { number: kind === 'show' ? number : null, names_all: namesAll },
        },
        callbacks,
      ),
    onSent: () => {
      onClose();
      void navigate({ to: adminPaths.show({ id: round_id }) });
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.titles[kind]}
      submitLabel={begin.isPending ? W.beginning : W.begin}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={begin.isPending}
      error={begin.error && failureWords(begin.error, LEAD_WORDS.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.texts[kind]}</p>
        {kind === 'show' && (
          <>
            <p>{unnamed === 0 ? W.allNamed : W.unnamed(unnamed)}</p>
            {unnamed > 0 && (
              <TickField
                type="checkbox"
                label={W.namesAll}
                checked={form.values.namesAll}
                onChange={() => form.change({ namesAll: !form.values.namesAll })}
              />
            )}
          </>
        )}
      </div>
    </FormDialog>
  );
}
