import type { OwnList, SavedFilter } from '@pratibha/contract/saved-filters';
import { mayInEvent } from '@pratibha/domain/access';
import type { FoundList } from '@pratibha/domain/find/find';
import { SAVED_WORDS } from '@pratibha/words/find/organiser/saved';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './FindBar.module.css';
import { RemoveFilterDialog } from './RemoveFilterDialog.tsx';
import { SaveFilterDialog } from './SaveFilterDialog.tsx';
import { SAVED_CHANGES } from './saved-changes.ts';
import type { SavedQuery } from './saved-query.ts';

type Props = {
  readonly list: FoundList;
  /** What the list asks for now. */
  readonly query: SavedQuery;
  readonly event: number | undefined;
  /** The saved filter that this began with. */
  readonly active: SavedFilter | undefined;
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly onSaved: (id: number | undefined) => void;
};

/** Saves what a list is filtered by; what was turned of a saved filter is that person's alone. */
export function SavedActions(props: Props) {
  const { list, query, event, active, isChanged, onReset, onSaved } = props;
  const [open, setOpen] = useState<'new' | 'edit' | 'remove' | null>(null);
  const mayShare = mayInEvent('desk.work', useUser(), event ?? null);
  const change = useWrite('PUT /admin/saved-filters/{id}', SAVED_CHANGES);
  const close = () => setOpen(null);
  const overwrite = ({ id, name, is_shared, revision }: SavedFilter) =>
    change.mutate(
      { params: { id: String(id) }, body: { name, query: { ...query }, is_shared, revision } },
      {
        onSuccess: () =>
          adminToast(
            'success',
            is_shared ? SAVED_WORDS.savedForAll(name) : SAVED_WORDS.saved(name),
          ),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  const newest = ({ filters }: OwnList) => Math.max(...filters.map(({ id }) => id));
  return (
    <section className={css.bar} aria-label={SAVED_WORDS.heading}>
      {active === undefined && (
        <Button variant="quiet" onClick={() => setOpen('new')}>
          {SAVED_WORDS.save}
        </Button>
      )}
      {active !== undefined && isChanged && (
        <>
          <span role="status">{SAVED_WORDS.changed}</span>
          <Button variant="quiet" onClick={onReset}>
            {SAVED_WORDS.reset}
          </Button>
          {(active.is_shared || !active.may_change) && (
            <Button variant="quiet" onClick={() => setOpen('new')}>
              {SAVED_WORDS.saveAsMine}
            </Button>
          )}
          {active.may_change && (
            <Button variant="quiet" disabled={change.isPending} onClick={() => overwrite(active)}>
              {active.is_shared ? SAVED_WORDS.saveForAll : SAVED_WORDS.saveMine}
            </Button>
          )}
        </>
      )}
      {active?.may_change && !isChanged && (
        <>
          <Button variant="quiet" onClick={() => setOpen('edit')}>
            {SAVED_WORDS.edit}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('remove')}>
            {SAVED_WORDS.remove}
          </Button>
        </>
      )}
      {(open === 'new' || open === 'edit') && (
        <SaveFilterDialog
          list={list}
          query={query}
          mayShare={mayShare && (open === 'edit' || active === undefined)}
          changed={open === 'edit' ? active : undefined}
          name={active?.name ?? ''}
          onSaved={(own) => {
            if (open === 'new') onSaved(newest(own));
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'remove' && active !== undefined && (
        <RemoveFilterDialog
          filter={active}
          onRemoved={() => {
            onSaved(undefined);
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
