import { type Condition, type FindTest, testsOf } from '@pratibha/domain/find/find';
import { FIND_WORDS, fieldWords } from '@pratibha/words/find/organiser/filters';
import { Trash2 } from 'lucide-react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import css from './FindDialog.module.css';
import type { Findable } from './use-find-fields.ts';
import { ValueField } from './ValueField.tsx';

type Props = {
  readonly number: number;
  readonly fields: readonly Findable[];
  readonly condition: Condition;
  readonly isWrong: boolean;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
};

/** One condition: what it is of, how that is looked for, and for what. */
export function ConditionRow(props: Props) {
  const { number, fields, condition, isWrong, onChange, onRemove } = props;
  const known = fields.find((each) => isOf(each, condition));
  // What an address asks for stays, also where it is not offered, as with another event.
  const chosen: Findable = known ?? {
    ...{ field: condition.field, question: condition.question },
    ...{ kind: 'answer', choices: null, typed: 'text' },
  };
  const offered = known === undefined ? [...fields, chosen] : fields;
  const choose = (next: Findable | undefined) => {
    if (next === undefined) return;
    const tests = testsOf(next.kind);
    const is = tests.find((each) => each === condition.is) ?? tests[0] ?? 'filled';
    onChange({ field: next.field, question: next.question, is, values: [] });
  };
  return (
    <fieldset className={css.condition}>
      <legend>{FIND_WORDS.nth(number)}</legend>
      <SelectField
        label={FIND_WORDS.field}
        choices={offered.map((each) => ({ value: keyOf(each), label: fieldWords(each) }))}
        value={keyOf(chosen)}
        onChange={({ currentTarget }) =>
          choose(offered.find((each) => keyOf(each) === currentTarget.value))
        }
      />
      <SelectField
        label={FIND_WORDS.how}
        choices={testsFor(chosen).map((each) => ({ value: each, label: FIND_WORDS.tests[each] }))}
        value={condition.is}
        onChange={({ currentTarget }) => {
          const is = testsOf(chosen.kind).find((each) => each === currentTarget.value);
          if (is !== undefined) onChange({ ...condition, is, values: [] });
        }}
      />
      <ValueField
        of={chosen}
        condition={condition}
        error={isWrong ? FIND_WORDS.incomplete : undefined}
        onChange={(values) => onChange({ ...condition, values })}
      />
      <div className={css.removal}>
        <IconAction icon={Trash2} label={FIND_WORDS.removeNth(number)} onPress={onRemove} />
      </div>
    </fieldset>
  );
}

const isOf = (one: Findable, other: Condition) =>
  one.field === other.field && one.question === other.question;
const keyOf = ({ field, question }: Findable) => `${field} ${question ?? ''}`;

/** Of an answer only what its question makes sense of: there is no range of words. */
function testsFor({ kind, typed, choices }: Findable): readonly FindTest[] {
  const tests = testsOf(kind);
  if (kind !== 'answer') return tests;
  if (choices !== null) return tests.filter((each) => each !== 'between');
  return tests.filter((each) => each !== (typed === 'text' ? 'between' : 'contains'));
}
