import {
  type Condition,
  conditionsOf,
  type FoundList,
  findText,
  testsOf,
} from '@pratibha/domain/find/find';
import { FIND_LIMITS } from '@pratibha/domain/find/find-limits';
import { FIND_WORDS } from '@pratibha/words/find/organiser/filters';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import css from './FindDialog.module.css';
import { useFindFields } from './use-find-fields.ts';

type Props = {
  readonly list: FoundList;
  readonly find: string | undefined;
  /** The event that the list is filtered by. */
  readonly event: number | undefined;
  readonly onFind: (find: string | undefined) => void;
  readonly onClose: () => void;
  /** Saves all that the list is filtered by; absent where nothing is saved. */
  readonly onSave?: () => void;
};
type Row = { readonly key: number; readonly condition: Condition };

/** Chooses the conditions by which a list is filtered; nothing changes before 'Show Rows'. */
export function FindDialog({ list, find, event, onFind, onClose, onSave }: Props) {
  const fields = useFindFields(list, event);
  const [start] = useState(() => conditionsOf(list, find ?? '') ?? []);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    start.map((condition, key) => ({ key, condition })),
  );
  const [isTried, setTried] = useState(false);
  const added = useRef(rows.length);
  const isRight = ({ condition }: Row) => conditionsOf(list, findText([condition])) !== null;
  const text = findText(rows.map(({ condition }) => condition));
  const isTooLong = rows.every(isRight) && rows.length > 0 && conditionsOf(list, text) === null;
  const add = () => {
    const first = fields.find(({ field }) => field === 'college');
    if (first === undefined) return;
    const { field, question, kind } = first;
    const [is = 'filled'] = testsOf(kind);
    const row = { key: added.current, condition: { field, question, is, values: [] } };
    added.current += 1;
    setRows([...rows, row]);
  };
  const isDirty = text !== findText(start);
  const show = () => {
    setTried(true);
    if (isTooLong || !rows.every(isRight)) return;
    onFind(text || undefined);
    onClose();
  };
  return (
    <FormDialog
      isOpen
      title={FIND_WORDS.title}
      submitLabel={FIND_WORDS.show}
      onSubmit={show}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={false}
      error={isTried && isTooLong && FIND_WORDS.tooLong}
      width="broad"
    >
      <div className={css.form}>
        <p className={css.intro}>{rows.length === 0 ? FIND_WORDS.none : FIND_WORDS.intro}</p>
        {list !== 'users' && event === undefined && (
          <p className={css.intro}>{FIND_WORDS.chooseEvent}</p>
        )}
        {rows.map((row, place) => (
          <ConditionRow
            key={row.key}
            number={place + 1}
            fields={fields}
            condition={row.condition}
            isWrong={isTried && !isRight(row)}
            onChange={(condition) =>
              setRows(rows.map((each) => (each === row ? { key: row.key, condition } : each)))
            }
            onRemove={() => setRows(rows.filter((each) => each !== row))}
          />
        ))}
        <div>
          <Button
            variant="secondary"
            onClick={add}
            disabled={rows.length >= FIND_LIMITS.conditions}
          >
            {FIND_WORDS.add}
          </Button>
          {onSave && !isDirty && (
            <Button variant="quiet" onClick={onSave}>
              {FIND_WORDS.save}
            </Button>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
