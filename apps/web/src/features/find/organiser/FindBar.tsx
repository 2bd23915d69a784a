import { type Condition, conditionsOf, type FoundList, findText } from '@pratibha/domain/find/find';
import { conditionWords, FIND_WORDS } from '@pratibha/words/find/organiser/filters';
import { X } from 'lucide-react';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './FindBar.module.css';
import { useFindFields } from './use-find-fields.ts';

type Props = {
  readonly list: FoundList;
  /** What the address says. */
  readonly find: string;
  /** The event that the list is filtered by. */
  readonly event: number | undefined;
  readonly onFind: (find: string | undefined) => void;
  readonly onChange: () => void;
  /** Absent where nothing is saved. */
  readonly onSave?: () => void;
};

/** By which conditions a list is filtered, each to be taken away by a press. */
export function FindBar({ list, find, event, onFind, onChange, onSave }: Props) {
  const fields = useFindFields(list, event);
  const conditions = conditionsOf(list, find);
  if (conditions === null) {
    return (
      <div className={css.bar} role="alert">
        <span>{FIND_WORDS.unknown}</span>
        <Button variant="quiet" onClick={() => onFind(undefined)}>
          {FIND_WORDS.clear}
        </Button>
      </div>
    );
  }
  const nameIn = ({ field, question }: Condition, value: string) =>
    fields
      .find((each) => each.field === field && each.question === question)
      ?.choices?.find((choice) => choice.value === value)?.label;
  return (
    <section className={css.bar} aria-label={FIND_WORDS.heading}>
      {conditions.map((condition) => {
        const words = conditionWords(condition, (value) => nameIn(condition, value));
        const others = conditions.filter((each) => each !== condition);
        return (
          <span key={findText([condition])} className={css.condition}>
            {words}
            <button
              type="button"
              className={css.remove}
              aria-label={FIND_WORDS.remove(words)}
              onClick={() => onFind(findText(others) || undefined)}
            >
              <X size={14} strokeWidth={2} aria-hidden />
            </button>
          </span>
        );
      })}
      <Button variant="quiet" onClick={onChange}>
        {FIND_WORDS.change}
      </Button>
      {onSave && (
        <Button variant="quiet" onClick={onSave}>
          {FIND_WORDS.save}
        </Button>
      )}
    </section>
  );
}
