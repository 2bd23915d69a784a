import type { OwnList, SavedFilter } from '@pratibha/contract/saved-filters';
import { mayInEvent } from '@pratibha/domain/access';
import type { FoundList } from '@pratibha/domain/find/find';
import { savedFilterErrors } from '@pratibha/domain/find/saved-filters';
import { FIND_ERRORS } from '@pratibha/words/find/form-errors';
import { SAVED_WORDS } from '@pratibha/words/find/organiser/saved';
import { fieldSentences } from '@pratibha/words/sentences';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './ListDialogs.module.css';
import { SAVED_CHANGES } from './saved-changes.ts';
import type { SavedQuery } from './saved-query.ts';

type Props = {
  readonly list: FoundList;
  readonly query: SavedQuery;
  /** The event that the list is filtered by. */
  readonly event: number | undefined;
  /** The one that is changed; undefined: a new one. */
  readonly changed: SavedFilter | undefined;
  readonly name: string;
  /** With the id of a new one. */
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
};

/** Names a filter that is to be saved, and says for whom it is. */
export function SaveFilterDialog(props: Props) {
  const { list, query, event, changed, onSaved, onClose } = props;
  const mayShare = mayInEvent('desk.work', useUser(), event ?? null);
  const [name, setName] = useState(props.name);
  const [isShared, setShared] = useState(changed?.is_shared ?? false);
  const [isTried, setTried] = useState(false);
  const save = useWrite('POST /admin/saved-filters', SAVED_CHANGES);
  const change = useWrite('PUT /admin/saved-filters/{id}', SAVED_CHANGES);
  const errors = fieldSentences(FIND_ERRORS, savedFilterErrors({ name }));
  const failure = save.error ?? change.error;
  const send = () => {
    setTried(true);
    if (errors.name !== undefined) return;
    const values = { name, is_shared: isShared, query: { ...query } };
    const onSuccess = ({ filters }: OwnList) => {
      const said = isShared ? SAVED_WORDS.savedForAll : SAVED_WORDS.saved;
      adminToast('success', said(name.trim()));
      onSaved(changed?.id ?? Math.max(...filters.map(({ id }) => id)));
    };
    if (changed === undefined) {
      save.mutate({ body: { list, ...values } }, { onSuccess });
    } else {
      const { id, revision } = changed;
      change.mutate({ params: { id: String(id) }, body: { ...values, revision } }, { onSuccess });
    }
  };
  return (
    <FormDialog
      isOpen
      title={changed === undefined ? SAVED_WORDS.save : SAVED_WORDS.editTitle}
      submitLabel={SAVED_WORDS.confirm}
      onSubmit={send}
      onClose={onClose}
      isDirty={name !== props.name || isShared !== (changed?.is_shared ?? false)}
      isBusy={save.isPending || change.isPending}
      error={failure && reasonOf(failure)}
    >
      <div className={css.form}>
        <TextField
          label={SAVED_WORDS.name}
          required
          value={name}
          error={isTried ? errors.name : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        {mayShare && (
          <TickField
            type="checkbox"
            label={SAVED_WORDS.share}
            help={changed?.is_shared ? SAVED_WORDS.sharedNow : SAVED_WORDS.shareHelp}
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
        )}
      </div>
    </FormDialog>
  );
}
