import type { NotificationChoices } from '@pratibha/contract/notification-choices';
import {
  type ChoiceError,
  choiceErrors,
  type NotificationChoice,
} from '@pratibha/domain/notifications/notification-choices';
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from '@pratibha/domain/notifications/notifications';
import { CHOICES_WORDS } from '@pratibha/words/notifications/choices';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { read, useWrite } from '../../data/queries.ts';
import { toast } from '../../shell/toasts/toasts.ts';
import { TickField } from '../../ui/fields/TickField.tsx';
import { focusFirstInvalid } from '../../ui/forms/focus-first-invalid.ts';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { Button } from '../../ui/plain/Button.tsx';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import { failureWords, useUser } from '../session/session.tsx';
import css from './ChoicesForm.module.css';
import { GroupFields } from './GroupFields.tsx';

const W = CHOICES_WORDS;
const CHOICES = 'GET /user/notification-choices';

/** What a person has chosen, to be changed. */
export function ChoicesForm() {
  const saved = useQuery(read(CHOICES, {}));
  if (saved.isPending) return <Spinner label={SHELL_WORDS.loading} />;
  if (saved.isLoadingError) {
    return <ErrorState message={W.loadFailed} onRetry={() => void saved.refetch()} />;
  }
  return <Fields saved={saved.data} />;
}

function Fields({ saved }: { readonly saved: NotificationChoices }) {
  const form = useRef<HTMLFormElement>(null);
  const { role } = useUser();
  const groups = NOTIFICATION_GROUPS.filter((each) => each !== 'organising' || role !== 'USER');
  const saving = useWrite('PUT /user/notification-choices', [CHOICES]);
  const [values, change] = useState(() => valuesOf(saved));
  const [isChecked, check] = useState(false);
  const wrong = (group: NotificationGroup): ChoiceError | undefined =>
    Object.values(choiceErrors(group, values.groups[group]))[0];
  const choose = (group: NotificationGroup, ways: NotificationChoice) =>
    change({ ...values, groups: { ...values.groups, [group]: ways } });
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    check(true);
    if (NOTIFICATION_GROUPS.some(wrong)) return focusFirstInvalid(form.current);
    saving.mutate(
      { body: values },
      {
        onSuccess: () => toast('success', W.saved),
        onError: () => toast('error', W.failed),
      },
    );
  };
  return (
    <form ref={form} className={css.form} noValidate onSubmit={save}>
      {saved.mail === 'off' && <p className={css.note}>{W.noMails}</p>}
      {groups.map((group) => (
        <GroupFields
          key={group}
          group={group}
          ways={values.groups[group]}
          error={isChecked ? wrong(group) : undefined}
          onChange={(ways) => choose(group, ways)}
        />
      ))}
      <TickField
        type="checkbox"
        label={W.quiet}
        help={W.quietAbout}
        checked={values.quiet_hours}
        onChange={({ currentTarget }) => change({ ...values, quiet_hours: currentTarget.checked })}
      />
      <div role="alert">
        {saving.error && <p className={css.error}>{failureWords(saving.error, W.uncertain)}</p>}
      </div>
      <Button type="submit" className={css.save} disabled={saving.isPending}>
        {saving.isPending ? W.saving : W.save}
      </Button>
    </form>
  );
}

type Values = {
  readonly groups: Readonly<Record<NotificationGroup, NotificationChoice>>;
  readonly quiet_hours: boolean;
};

function valuesOf({ groups, quiet_hours }: NotificationChoices): Values {
  const of = (group: NotificationGroup) => {
    const { in_bell, by_mail } = groups[group];
    return { in_bell, by_mail };
  };
  return {
    groups: {
      registered: of('registered'),
      decisions: of('decisions'),
      works: of('works'),
      dates: of('dates'),
      announcements: of('announcements'),
      account: of('account'),
      judging: of('judging'),
      organising: of('organising'),
    },
    quiet_hours,
  };
}
