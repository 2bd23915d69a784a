import { mayInEvent } from '@pratibha/domain/access';
import type { FoundList } from '@pratibha/domain/find/find';
import {
  answerColumn,
  LIST_COLUMNS,
  MOST_COLUMNS,
  questionOfColumn,
} from '@pratibha/domain/find/list-columns';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { LIST_COLUMNS_WORDS } from '@pratibha/words/find/organiser/columns';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { moved } from './arrange.ts';
import css from './ListDialogs.module.css';
import { useChosen } from './use-chosen.ts';

export type ListedColumn = { readonly id: string; readonly header: string };

type Props = {
  readonly list: FoundList;
  /** The event that the list is filtered by. */
  readonly event: number | undefined;
  /** Those that there are, but for what stays where it is. */
  readonly columns: readonly ListedColumn[];
  readonly onClose: () => void;
};

/** Chooses which columns of a list the person sees, on every device, and in which order. */
export function ColumnsDialog({ list, event, columns, onClose }: Props) {
  const kept = useChosen(list);
  const start = kept ?? LIST_COLUMNS[list].shown;
  const [chosen, setChosen] = useState<readonly string[]>(start);
  const choose = useWrite('PUT /admin/lists/columns', ['GET /admin/lists/own']);
  const offered = useOffered(list, event, columns, chosen);
  const isFull = chosen.length >= MOST_COLUMNS;
  const send = (names: readonly string[] | null) =>
    choose.mutate(
      { body: { list, columns: names && [...names] } },
      {
        onSuccess: () => {
          adminToast('success', LIST_COLUMNS_WORDS.saved);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      isOpen
      title={LIST_COLUMNS_WORDS.title}
      submitLabel={LIST_COLUMNS_WORDS.save}
      onSubmit={() => send(chosen)}
      onClose={onClose}
      isDirty={chosen.join() !== start.join()}
      isBusy={choose.isPending}
      error={choose.isError && reasonOf(choose.error)}
    >
      <div className={css.form}>
        <p className={css.intro}>{LIST_COLUMNS_WORDS.intro}</p>
        <ul className={css.columns} aria-label={LIST_COLUMNS_WORDS.columns}>
          {offered.map(({ id, header }) => {
            const at = chosen.indexOf(id);
            return (
              <li key={id}>
                <TickField
                  type="checkbox"
                  label={header}
                  checked={at >= 0}
                  disabled={at < 0 && isFull}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked
                        ? [...chosen, id]
                        : chosen.filter((each) => each !== id),
                    )
                  }
                />
                {at >= 0 && (
                  <IconActions>
                    <IconAction
                      icon={ArrowUp}
                      label={LIST_COLUMNS_WORDS.up(header)}
                      onPress={() => setChosen(moved(chosen, id, -1))}
                    />
                    <IconAction
                      icon={ArrowDown}
                      label={LIST_COLUMNS_WORDS.down(header)}
                      onPress={() => setChosen(moved(chosen, id, 1))}
                    />
                  </IconActions>
                )}
              </li>
            );
          })}
        </ul>
        {isFull && <p className={css.intro}>{LIST_COLUMNS_WORDS.tooMany(MOST_COLUMNS)}</p>}
        {kept !== null && (
          <div>
            <Button variant="quiet" disabled={choose.isPending} onClick={() => send(null)}>
              {LIST_COLUMNS_WORDS.asEverybody}
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  );
}

/** What may be chosen: first what is, in its order, then the others. */
function useOffered(
  list: FoundList,
  event: number | undefined,
  columns: readonly ListedColumn[],
  chosen: readonly string[],
): readonly ListedColumn[] {
  const user = useUser();
  const mayRead = event !== undefined && mayInEvent('contacts.read', user, event);
  const { data } = useQuery({
    ...read('GET /admin/events/{id}', { params: { id: String(event) } }),
    staleTime: 60_000,
    enabled: list === 'registrations' && mayRead,
  });
  const asked = data === undefined ? [] : questionsOf(data.event_questions);
  const answers = asked.map(({ question }) => answerColumn(question));
  const all = [...new Set([...columns.map(({ id }) => id), ...answers])];
  const headerOf = (id: string) => {
    const question = questionOfColumn(id);
    if (question !== null) return LIST_COLUMNS_WORDS.answer(question);
    return columns.find((each) => each.id === id)?.header;
  };
  return [...chosen, ...all.filter((id) => !chosen.includes(id))].flatMap((id) => {
    const header = headerOf(id);
    return header === undefined ? [] : [{ id, header }];
  });
}
