import type { RoundDetails } from '@pratibha/contract/rounds';
import type { RubricToCopy } from '@pratibha/contract/rubrics';
import { COMMENT_RULES, RUBRIC_LIMITS, sharesOf } from '@pratibha/domain/judging/rubrics';
import { RUBRIC_FORM_WORDS } from '@pratibha/words/judging/organiser/rubric-form';
import { RUBRIC_VERSION_WORDS } from '@pratibha/words/judging/organiser/rubric-version';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { read, useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import { CriterionFields } from './CriterionFields.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { NewVersionNote } from './NewVersionNote.tsx';
import {
  copiedValues,
  newCriterion,
  type RubricValues,
  rubricFaults,
  rubricValues,
  sentRubric,
} from './rubric-values.ts';

const W = RUBRIC_FORM_WORDS;
const V = RUBRIC_VERSION_WORDS;

type Props = { readonly round: RoundDetails; readonly onClose: () => void };

/** The rubric as a whole; once a sheet was sent by it only its sentences change. */
export function RubricDialog({ round, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [begun] = useState({ start: rubricValues(round.rubric), version: round.version });
  // Begun, it is filled in as a rubric that nobody has used yet.
  const [isNewVersion, setNewVersion] = useState(false);
  const [nominations, setNominations] = useState<readonly string[]>([]);
  const save = useWrite('PUT /admin/rounds/{id}/rubric', [...ROUND_CHANGES, 'GET /admin/rubrics']);
  const form = useDraftForm({
    start: begun.start,
    form: fields,
    validate: rubricFaults,
    write: save,
    send: (values, callbacks) =>
      save.mutate(
        {
          params: { id: String(round.id) },
          body: {
            ...{ ...bodyOf(values), version: begun.version, as_new_version: isNewVersion },
            nominations: [...nominations],
          },
        },
        callbacks,
      ),
    refusedBy: (error) => fieldErrors(error, (parts) => `/${parts.join('/')}`),
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
  });
  const { values, errors, change } = form;
  const isUsed = round.is_rubric_used && !isNewVersion;
  const shares = sharesOf(values.criteria.map(({ weight }) => Math.max(Number(weight) || 0, 0)));
  const put = (at: number, criterion: RubricValues['criteria'][number]) =>
    change({ criteria: values.criteria.with(at, criterion) });
  const moveUp = (at: number) => {
    const [before, here] = [values.criteria[at - 1], values.criteria[at]];
    if (before && here) change({ criteria: values.criteria.with(at - 1, here).with(at, before) });
  };
  return (
    <FormDialog
      isOpen
      width="broad"
      title={W.title}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        {isUsed ? (
          <UsedNote mayBegin={round.state !== 'over'} onBegin={() => setNewVersion(true)} />
        ) : (
          <CopyField
            of={round.id}
            onCopy={(copied) => {
              form.setValues(copiedValues(copied.rubric));
              setNominations(copied.nominations);
            }}
          />
        )}
        {nominations.length > 0 && <p role="status">{W.nominationsToo(nominations)}</p>}
        {isNewVersion && <NewVersionNote round={round} />}
        {values.criteria.map((criterion, at) => (
          <CriterionFields
            key={criterion.key}
            number={at + 1}
            criterion={criterion}
            share={shares[at] ?? 0}
            isUsed={isUsed}
            errorAt={(place) => errors[`/criteria/${at}/${place}`]}
            onChange={(next) => put(at, next)}
            onMoveUp={at === 0 ? null : () => moveUp(at)}
            onRemove={
              values.criteria.length === 1
                ? null
                : () => change({ criteria: values.criteria.toSpliced(at, 1) })
            }
          />
        ))}
        {!isUsed && values.criteria.length < RUBRIC_LIMITS.criteria && (
          <div>
            <Button
              variant="secondary"
              onClick={() => change({ criteria: [...values.criteria, newCriterion()] })}
            >
              {W.add}
            </Button>
          </div>
        )}
        <div className={css.pair}>
          <SelectField
            label={W.comment}
            disabled={isUsed}
            choices={COMMENT_RULES.map((each) => ({ value: each, label: W.commentNames[each] }))}
            value={values.comment}
            onChange={({ currentTarget }) => {
              const comment = COMMENT_RULES.find((each) => each === currentTarget.value);
              if (comment) change({ comment });
            }}
          />
          {values.comment === 'must' && (
            <TextField
              label={W.commentWords}
              inputMode="numeric"
              autoComplete="off"
              disabled={isUsed}
              value={values.comment_words}
              error={errors['/comment_words']}
              onChange={({ currentTarget }) => change({ comment_words: currentTarget.value })}
            />
          )}
        </div>
      </div>
    </FormDialog>
  );
}

type UsedProps = { readonly mayBegin: boolean; readonly onBegin: () => void };

/** A sheet was sent: sentences change, and for anything else a new version is begun. */
function UsedNote({ mayBegin, onBegin }: UsedProps) {
  return (
    <div className={css.notice}>
      <p>{W.used}</p>
      {mayBegin && (
        <>
          <p>{V.beginHelp}</p>
          <Button variant="secondary" onClick={onBegin}>
            {V.begin}
          </Button>
        </>
      )}
    </div>
  );
}

function bodyOf(values: RubricValues) {
  const { criteria, ...rest } = sentRubric(values);
  return { ...rest, criteria: criteria.map((each) => ({ ...each, levels: [...each.levels] })) };
}

type CopyProps = { readonly of: number; readonly onCopy: (copied: RubricToCopy) => void };

/** Rubrics of other rounds, of any event; nothing where there are none. */
function CopyField({ of, onCopy }: CopyProps) {
  const rubrics = useQuery({ ...read('GET /admin/rubrics', {}), staleTime: 60_000 }).data ?? [];
  const others = rubrics.filter(({ round_id }) => round_id !== of);
  const [chosen, choose] = useState('');
  if (others.length === 0) return null;
  return (
    <SelectField
      label={W.copy}
      choices={[
        { value: '', label: W.copyNone },
        ...others.map(({ round_id, event_title, round_title }) => ({
          value: String(round_id),
          label: W.copyOf(event_title, round_title),
        })),
      ]}
      value={chosen}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value);
        const other = others.find(({ round_id }) => String(round_id) === currentTarget.value);
        if (other) onCopy(other);
      }}
    />
  );
}
