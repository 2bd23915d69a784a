import type { SavedFilter } from '@pratibha/contract/saved-filters';
import { SAVED_WORDS } from '@pratibha/words/find/organiser/saved';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import type { FindingOpen } from './FindButton.tsx';
import { RemoveFilterDialog } from './RemoveFilterDialog.tsx';
import css from './SavedActions.module.css';
import { SAVED_CHANGES } from './saved-changes.ts';
import type { SavedQuery } from './saved-query.ts';

type Props = {
  /** The saved filter that is looked at. */
  readonly filter: SavedFilter;
  /** What the list asks for now. */
  readonly query: SavedQuery;
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly onOpen: (what: FindingOpen) => void;
  readonly onRemoved: () => void;
};

/** What can be done with a saved filter; what was turned of it is that person's alone. */
export function SavedActions(props: Props) {
  const { filter, query, isChanged, onReset, onOpen, onRemoved } = props;
  const { id, name, is_shared, may_change, revision } = filter;
  const [isRemoving, setRemoving] = useState(false);
  const change = useWrite('PUT /admin/saved-filters/{id}', SAVED_CHANGES);
  const overwrite = () =>
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
  return (
    <section className={css.actions} aria-label={SAVED_WORDS.heading}>
      {isChanged && (
        <>
          <span role="status">{SAVED_WORDS.changed}</span>
          <Button variant="quiet" onClick={onReset}>
            {SAVED_WORDS.reset}
          </Button>
          {(is_shared || !may_change) && (
            <Button variant="quiet" onClick={() => onOpen('save')}>
              {SAVED_WORDS.saveAsMine}
            </Button>
          )}
          {may_change && (
            <Button variant="quiet" disabled={change.isPending} onClick={overwrite}>
              {is_shared ? SAVED_WORDS.saveForAll : SAVED_WORDS.saveMine}
            </Button>
          )}
        </>
      )}
      {may_change && !isChanged && (
        <>
          <Button variant="quiet" onClick={() => onOpen('edit')}>
            {SAVED_WORDS.edit}
          </Button>
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            {SAVED_WORDS.remove}
          </Button>
        </>
      )}
      {isRemoving && (
        <RemoveFilterDialog
          filter={filter}
          onRemoved={onRemoved}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
}
