import type { SetAnswer } from '@pratibha/contract/set-answers';
import { KEYS } from '@pratibha/domain/console/keys';
import {
  SET_ASSIGNMENTS,
  type SetAnswerKind,
  setAnswerErrors,
  whyNotWriteSetAnswer,
} from '@pratibha/domain/reviews/set-answers';
import { SET_ANSWER_SENTENCES } from '@pratibha/words/reviews/organiser/set-answer-sentences';
import { SET_ANSWERS_WORDS as WORDS } from '@pratibha/words/reviews/organiser/set-answers';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import { useTags } from '../../desk/desk.tsx';
import { useUser } from '../../session/session.tsx';
import type { Decision } from './decisions.ts';
import css from './review.module.css';

type Props = {
  readonly kind: SetAnswerKind;
  readonly decisions: readonly Decision[];
  /** Null: a new one. */
  readonly answer: SetAnswer | null;
  readonly onClose: () => void;
};

/** What stands in the fields: '' where nothing is chosen. */
type Values = {
  readonly title: string;
  readonly decision: string;
  readonly remarks: string;
  readonly tag: string;
  readonly assigns: string;
  readonly key: string;
  readonly isShared: boolean;
};

const CHANGES = ['GET /admin/set-answers'] as const;

const valuesOf = (answer: SetAnswer | null): Values => ({
  title: answer?.title ?? '',
  decision: answer?.decision ?? '',
  remarks: answer?.remarks ?? '',
  tag: String(answer?.tag_id ?? ''),
  assigns: answer?.assigns ?? '',
  key: String(answer?.key ?? ''),
  isShared: answer?.is_shared ?? false,
});

/** The values as the server takes them; without a decision nothing is said to a student. */
function inputOf(values: Values, kind: SetAnswerKind) {
  const number = (typed: string) => (typed === '' ? null : Number(typed));
  return {
    title: values.title,
    is_shared: values.isShared,
    kind,
    decision: (values.decision || null) as SetAnswer['decision'],
    remarks: values.decision === '' ? '' : values.remarks,
    tag_id: number(values.tag),
    assigns: (values.assigns || null) as SetAnswer['assigns'],
    key: number(values.key),
  };
}

/** Writes a set answer. */
export function SetAnswerForm({ kind, decisions, answer, onClose }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const user = useUser();
  const { data: tags = [] } = useTags(true);
  const mayShare = whyNotWriteSetAnswer({ isShared: true, actor: user }) === null;
  const add = useWrite('POST /admin/set-answers', CHANGES);
  const change = useWrite('PUT /admin/set-answers/{id}', CHANGES);
  const write = answer === null ? add : change;
  const draft = useDraftForm({
    start: valuesOf(answer),
    form,
    validate: (values) =>
      fieldSentences(SET_ANSWER_SENTENCES, setAnswerErrors(inputOf(values, kind))),
    write,
    send: (values, callbacks) => {
      const body = inputOf(values, kind);
      if (answer === null) add.mutate({ body }, callbacks);
      else {
        const params = { id: String(answer.id) };
        change.mutate({ params, body: { ...body, version: answer.version } }, callbacks);
      }
    },
    onSent: () => {
      adminToast('success', WORDS.saved(draft.values.title.trim()));
      onClose();
    },
  });
  const { values, errors } = draft;
  const { error } = write;
  const choose = (name: keyof Values) => ({
    value: values[name] as string,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      draft.change({ [name]: currentTarget.value }),
  });
  return (
    <FormDialog
      isOpen
      title={answer === null ? WORDS.addTitle : WORDS.editTitle}
      submitLabel={WORDS.save}
      cancelLabel={WORDS.back}
      onSubmit={draft.submit}
      onClose={onClose}
      isDirty={draft.isDirty}
      isBusy={write.isPending}
      error={error && (isOvertaken(error) ? WORDS.overtaken : reasonOf(error))}
    >
      <div ref={form} className={css.form}>
        <TextField
          label={WORDS.label}
          error={errors.title}
          required
          {...choose('title')}
          data-autofocus
        />
        <SelectField
          label={WORDS.decision}
          error={errors.decision}
          choices={[
            { value: '', label: WORDS.noDecision },
            ...decisions.map(({ outcome, label }) => ({ value: outcome, label })),
          ]}
          {...choose('decision')}
        />
        {values.decision !== '' && (
          <TextAreaField
            label={WORDS.remarks}
            error={errors.remarks}
            rows={4}
            isResizable
            {...choose('remarks')}
          />
        )}
        <SelectField
          label={WORDS.tagLabel}
          choices={[
            { value: '', label: WORDS.noTag },
            ...tags.map(({ id, label }) => ({ value: String(id), label })),
          ]}
          {...choose('tag')}
        />
        <SelectField
          label={WORDS.assign}
          choices={[
            { value: '', label: WORDS.noAssign },
            ...SET_ASSIGNMENTS.map((to) => ({ value: to, label: WORDS.assigns(to) })),
          ]}
          {...choose('assigns')}
        />
        <SelectField
          label={WORDS.keyLabel}
          help={WORDS.keyHelp}
          choices={[
            { value: '', label: WORDS.noKey },
            ...KEYS.reply.map((value) => ({ value, label: value })),
          ]}
          {...choose('key')}
        />
        {answer === null && mayShare && (
          <TickField
            type="checkbox"
            label={WORDS.isShared}
            checked={values.isShared}
            onChange={({ currentTarget }) => draft.change({ isShared: currentTarget.checked })}
          />
        )}
      </div>
    </FormDialog>
  );
}
