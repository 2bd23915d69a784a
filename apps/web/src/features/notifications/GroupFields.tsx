import {
  CHANNELS,
  type ChoiceError,
  FIXED_CHANNELS,
  type NotificationChoice,
} from '@pratibha/domain/notifications/notification-choices';
import type { NotificationGroup } from '@pratibha/domain/notifications/notifications';
import { CHOICE_ERRORS } from '@pratibha/words/notifications/choice-errors';
import { CHOICES_WORDS } from '@pratibha/words/notifications/choices';
import { sentenceOf } from '@pratibha/words/sentences';
import { useId } from 'react';
import { TickField } from '../../ui/fields/TickField.tsx';
import css from './ChoicesForm.module.css';

type Props = {
  readonly group: NotificationGroup;
  readonly ways: NotificationChoice;
  readonly error: ChoiceError | undefined;
  readonly onChange: (ways: NotificationChoice) => void;
};

/**
 * By which ways one group of notifications comes; what is fixed is ticked and cannot be changed.
 */
export function GroupFields({ group, ways, error, onChange }: Props) {
  const id = useId();
  const { name, about } = CHOICES_WORDS.groups[group];
  const describedBy = [`${id}-about`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.group} aria-describedby={describedBy}>
      <legend>{name}</legend>
      <p id={`${id}-about`} className={css.about}>
        {about}
      </p>
      <div className={css.ways}>
        {CHANNELS.map((channel) => (
          <TickField
            key={channel}
            type="checkbox"
            label={CHOICES_WORDS.ways[channel]}
            checked={ways[channel]}
            disabled={FIXED_CHANNELS[group].includes(channel)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) =>
              onChange({ ...ways, [channel]: currentTarget.checked })
            }
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {sentenceOf(CHOICE_ERRORS, error)}
        </p>
      )}
    </fieldset>
  );
}
