import type { AdminEvent } from '@pratibha/contract/events';
import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { LINK_WISHES } from '@pratibha/domain/works/work-form';
import { WORK_FORM_LIMITS } from '@pratibha/domain/works/work-form-errors';
import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import { useRef, useState } from 'react';
import { HELP_PATH } from '../../../data/address/help-path.ts';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { PartsEditor } from './PartsEditor.tsx';
import { PresetField } from './PresetField.tsx';
import { RuleFields } from './RuleFields.tsx';
import { WorkFormPreview } from './WorkFormPreview.tsx';
import { workFormFaults } from './work-form-faults.ts';
import { sentWorkForm, withPreset, workFormValues } from './work-form-values.ts';
import css from './work-forms.module.css';

type Props = {
  readonly event: Pick<AdminEvent, 'id' | 'title' | 'submissions'>;
  /** As it is on the server; fetched again after every attempt. */
  readonly form: EventWorkForm;
  readonly onClose: () => void;
};

const WORK_FORM_CHANGES = [
  'GET /admin/events/{id}/work-form',
  'GET /admin/events/{id}/history',
] as const;

/**
 * The editor of what an event asks to hand in: the link, the parts, and how deadline and checks
 * work. What is typed outlives a reload, and the save of somebody else.
 */
export function WorkFormDialog({ event, form: current, onClose }: Props) {
  const user = useUser();
  const body = useRef<HTMLDivElement>(null);
  const [start] = useState(() => workFormValues(current));
  const [isToldOfChange, setIsToldOfChange] = useState(false);
  const save = useWrite('PUT /admin/events/{id}/work-form', WORK_FORM_CHANGES);
  const form = useDraftForm({
    key: `pratibha.work-form.${user.id}.${event.id}`,
    start,
    validate: workFormFaults,
    form: body,
    write: save,
    send: (values, callbacks) => {
      const { parts, ...sent } = sentWorkForm(values);
      // Told that it is another, one saves over what is there now.
      const revision = isToldOfChange ? current.revision : values.revision;
      const sending = { ...sent, parts: [...parts], revision };
      save.mutate({ params: { id: String(event.id) }, body: sending }, callbacks);
    },
    refusedBy: (error) => fieldErrors(error, (parts) => `/${parts.join('/')}`),
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
    onFailed: (error) => {
      if (isOvertaken(error)) setIsToldOfChange(true);
      adminToast('error', W.failed);
    },
  });
  const { values, errors, change } = form;
  const errorAt = (place: string) => errors[place];
  return (
    <FormDialog
      isOpen
      width="broad"
      title={W.title(event.title)}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={() => {
        form.discard();
        onClose();
      }}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && (isOvertaken(save.error) ? W.overtaken : reasonOf(save.error))}
    >
      <div ref={body} className={css.form}>
        <p className={css.quiet}>
          {W.intro}{' '}
          <a href={`${HELP_PATH}/what-is-handed-in`} target="_blank" rel="noreferrer">
            {W.help}
          </a>
        </p>
        {event.submissions > 0 && <p className={css.notice}>{W.handedIn(event.submissions)}</p>}
        <div className={css.pair}>
          <SelectField
            label={W.link}
            help={W.linkHelp}
            error={errorAt('/asks_link')}
            choices={LINK_WISHES.map((wish) => ({ value: wish, label: W.linkChoices[wish] }))}
            value={values.asks_link}
            data-autofocus
            onChange={({ currentTarget }) => {
              const asked = LINK_WISHES.find((wish) => wish === currentTarget.value);
              if (asked) change({ asks_link: asked });
            }}
          />
          {values.parts.length < WORK_FORM_LIMITS.parts && (
            <PresetField onChoose={(preset) => form.setValues(withPreset(values, preset))} />
          )}
        </div>
        <PartsEditor
          parts={values.parts}
          none={values.asks_link === 'required' ? W.none : W.noneAtAll}
          errorAt={(at, place) => errorAt(`/parts/${at}/${place}`)}
          onChange={(parts) => change({ parts })}
        />
        <RuleFields values={values} errorAt={errorAt} onChange={change} />
        <WorkFormPreview form={sentWorkForm(values)} />
      </div>
    </FormDialog>
  );
}
