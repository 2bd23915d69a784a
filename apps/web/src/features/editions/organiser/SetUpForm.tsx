import { blankValue } from '@pratibha/domain/editions/blank-value';
import { fieldAt } from '@pratibha/domain/editions/field-paths';
import { isFields, type Json, type JsonFields } from '@pratibha/domain/editions/json';
import { SET_UP, type SetUpAnswers, setUpErrors } from '@pratibha/domain/editions/set-up';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { editionErrorWords } from '@pratibha/words/editions/edition-errors';
import { FIRST_AUDIENCE, FIRST_CURRENCY } from '@pratibha/words/editions/organiser/first-answers';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';
import { SET_UP_WORDS } from '@pratibha/words/editions/organiser/set-up';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { ContentField } from './ContentField.tsx';
import type { ContentFieldProps } from './content-field-props.ts';
import { withValueAt } from './content-values.ts';
import { CHANGES } from './edition-calls.ts';
import css from './editor.module.css';
import { focusIn } from './focus-field.ts';

const W = SET_UP_WORDS;
/** The answers stand below it, so that their fields have names of their own. */
const ROOT = 'setUp';
const QUESTIONS = Object.entries(SET_UP.fields);
/** Most that are set up are the first. Where they are, nobody guesses. */
const BEGIN = {
  ...(blankValue(SET_UP) as JsonFields),
  event: { day: '', edition: 1 },
  registration: { audience: FIRST_AUDIENCE, first: '', last: '' },
  submission: { first: '', last: '' },
  prizes: { currency: FIRST_CURRENCY },
};

/** The questions; what is typed outlives a reload. Answered, they are the draft of the edition. */
export function SetUpForm({ id }: { readonly id: number }) {
  const { values, setValues, clear } = useDraft<JsonFields>(
    `pratibha.set-up.${useUser().id}`,
    BEGIN,
    'browser',
    (saved) => (isFields(saved as Json) ? { ...BEGIN, ...(saved as JsonFields) } : BEGIN),
  );
  const save = useWrite('PUT /admin/editions/{id}/draft', CHANGES);
  const navigate = useNavigate();
  const [isTried, setIsTried] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const wrong = setUpErrors(values).map(
    ({ path, error }) => [`/${ROOT}${path}`, editionErrorWords(error)] as const,
  );

  const make = async () => {
    setIsMaking(true);
    try {
      // The first texts of a site, which nobody needs before.
      const { contentFromAnswers } = await import(
        '@pratibha/words/editions/organiser/first-content'
      );
      const params = { id: String(id) };
      const call = read('GET /admin/editions/{id}', { params });
      const { draft_revision } = await queryClient.fetchQuery({ ...call, staleTime: 0 });
      const answers = values as unknown as SetUpAnswers;
      const content = { ...contentFromAnswers(answers, dayOf(serverNow())) };
      await save.mutateAsync({ params, body: { content, revision: draft_revision } });
      queryClient.removeQueries({ queryKey: call.queryKey });
      clear();
      adminToast('success', W.made);
      await navigate({ to: adminPaths.edition({ id }) });
    } catch (error) {
      adminToast('error', reasonOf(error));
      setIsMaking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = wrong;
    if (first === undefined) return void make();
    flushSync(() => setIsTried(true));
    focusIn(first[0]);
  };
  return (
    <form className={css.parts} noValidate onSubmit={submit}>
      <p className={css.quiet}>{W.help}</p>
      <ol className={css.questions}>
        {QUESTIONS.map(([name, node]) => (
          <li key={name} className={css.part}>
            <Question
              node={node}
              pointer={`/${ROOT}/${name}`}
              value={values[name]}
              errors={new Map(wrong)}
              isTried={isTried}
              onChange={(pointer, value) =>
                setValues(withValueAt(values, pointer.slice(ROOT.length + 1), value) as JsonFields)
              }
            />
          </li>
        ))}
      </ol>
      {isTried && wrong.length > 0 && (
        <p className={css.error} role="alert">
          {W.wrong(wrong.length)}
        </p>
      )}
      <div>
        <Button type="submit" disabled={isMaking}>
          {isMaking ? W.making : W.make}
        </Button>
      </div>
    </form>
  );
}

/** One of the questions; what need not happen at all is ticked off. */
function Question(props: ContentFieldProps) {
  const { node, pointer, value, onChange } = props;
  const isNone = value === null;
  // What was typed comes back with the tick.
  const [typed, setTyped] = useState<Json | undefined>(isNone ? undefined : value);
  if (node.kind !== 'optional') return <ContentField {...props} />;
  const label = editionLabel(fieldAt(pointer).path);
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div className={css.fields}>
        <TickField
          type="checkbox"
          label={W.noWorks}
          checked={isNone}
          onChange={({ currentTarget: { checked } }) => {
            if (checked) setTyped(value);
            onChange(pointer, checked ? null : (typed ?? blankValue(node.of)));
          }}
        />
        {!isNone && <ContentField {...props} node={node.of} hasNoLabel />}
      </div>
    </fieldset>
  );
}
