import { judgesNeeded } from '@pratibha/domain/judging/judges';
import { ROUND_TAKES, type RoundTakes } from '@pratibha/domain/judging/rounds';
import { worthOfSheets } from '@pratibha/domain/judging/worth-of-sheets';
import { ROUND_FORM_WORDS } from '@pratibha/words/judging/organiser/round-form';
import { type ComponentProps, useState } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import css from './judging.module.css';
import type { RoundValues } from './round-values.ts';

const W = ROUND_FORM_WORDS;

type Props = {
  readonly form: {
    readonly values: RoundValues;
    readonly errors: Readonly<Partial<Record<string, string>>>;
    readonly change: (part: Partial<RoundValues>) => void;
  };
  /**
   * What the competition is judged on; empty where it says nothing, or the round is there already.
   */
  readonly judgedOn: readonly string[];
  /** How many works it would judge by each choice; null where that is not known yet. */
  readonly works: (takes: RoundTakes) => number | null;
  /** Whether a round comes before it, of which it could take the best. */
  readonly hasBefore: boolean;
  readonly isOpen: boolean;
};

/** The fields of a round, with how many judges it needs. */
export function RoundFields({ form, judgedOn, works, hasBefore, isOpen }: Props) {
  const { values, errors, change } = form;
  const count = values.takes === 'best' ? Number(values.best) || null : works(values.takes);
  const typed = (
    name: 'title' | 'best' | 'opens_at' | 'closes_at' | 'judges_per_work' | 'minutes_per_work',
  ) =>
    ({
      value: values[name],
      error: errors[name],
      autoComplete: 'off',
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value }),
    }) satisfies Omit<ComponentProps<typeof TextField>, 'label'>;
  return (
    <>
      {isOpen && <p className={css.quiet}>{W.fixed}</p>}
      <TextField label={W.title} help={W.titleHelp} {...typed('title')} data-autofocus />
      <SelectField
        label={W.takes}
        help={W.takesHelp}
        disabled={isOpen}
        choices={ROUND_TAKES.filter((each) => each !== 'best' || hasBefore).map((each) => ({
          value: each,
          label: W.takesNames[each],
        }))}
        value={values.takes}
        onChange={({ currentTarget }) => {
          const takes = ROUND_TAKES.find((each) => each === currentTarget.value);
          if (takes) change({ takes });
        }}
      />
      {values.takes === 'best' && (
        <TextField
          label={W.best}
          help={W.bestHelp}
          inputMode="numeric"
          disabled={isOpen}
          {...typed('best')}
        />
      )}
      <div className={css.pair}>
        <TextField
          type="datetime-local"
          label={W.opens}
          help={W.zone}
          disabled={isOpen}
          {...typed('opens_at')}
        />
        <TextField type="datetime-local" label={W.closes} help={W.zone} {...typed('closes_at')} />
      </div>
      <div className={css.pair}>
        <TextField
          label={W.judgesPerWork}
          help={W.judgesPerWorkHelp}
          inputMode="numeric"
          {...typed('judges_per_work')}
        />
        <TextField
          label={W.minutes}
          help={W.minutesHelp}
          inputMode="numeric"
          {...typed('minutes_per_work')}
        />
      </div>
      {count !== null && <Needed values={values} works={count} />}
      <TickField
        type="checkbox"
        label={W.blind}
        help={W.blindHelp}
        disabled={isOpen}
        checked={values.is_blind}
        onChange={({ currentTarget }) => change({ is_blind: currentTarget.checked })}
      />
      {judgedOn.length > 0 && (
        <SelectField
          label={W.begin}
          help={W.beginHelp(judgedOn)}
          choices={(['judged-on', 'one-criterion'] as const).map((each) => ({
            value: each,
            label: W.beginNames[each],
          }))}
          value={values.begin_with}
          onChange={({ currentTarget }) =>
            change({
              begin_with: currentTarget.value === 'judged-on' ? 'judged-on' : 'one-criterion',
            })
          }
        />
      )}
    </>
  );
}

/** How many judges it takes, in hours that are asked and not kept. */
function Needed({ values, works }: { readonly values: RoundValues; readonly works: number }) {
  const [hours, setHours] = useState('4');
  const facts = {
    works,
    judgesPerWork: Number(values.judges_per_work),
    minutesPerWork: Number(values.minutes_per_work),
    hours: Number(hours),
  };
  const isKnown = facts.judgesPerWork > 0 && facts.minutesPerWork > 0 && facts.hours > 0;
  return (
    <div>
      <TextField
        label={W.hours}
        help={W.hoursHelp}
        inputMode="decimal"
        autoComplete="off"
        value={hours}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      <p role="status" className={css.said}>
        {isKnown ? W.needed(judgesNeeded(facts), works) : null}
      </p>
      {works > 1 && <p className={css.quiet}>{W.worth(works, worthOfSheets(works))}</p>}
    </div>
  );
}
