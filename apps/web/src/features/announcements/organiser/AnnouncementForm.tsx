import {
  ANNOUNCEMENT_CHANNELS,
  ANNOUNCEMENT_SOURCES,
} from '@pratibha/domain/announcements/announcements';
import { PLACEHOLDERS } from '@pratibha/domain/announcements/placeholders';
import { ROLES } from '@pratibha/domain/people/roles';
import { ANNOUNCEMENT_ERRORS } from '@pratibha/words/announcements/form-errors';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { titlesToChooseFrom } from '@pratibha/words/events/organiser/titles';
import { sentenceOf } from '@pratibha/words/sentences';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { EditionChoice, useEditionKept, withoutAnswers } from '../../console/console.tsx';
import { lateComponent } from '../../session/session.tsx';
import {
  errorsOf,
  type FormValues,
  STATUSES_OF,
  statusOf,
  withSource,
} from './announcement-values.ts';
import css from './announcements.module.css';

type Props = {
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
  /** Whether it was tried to save it, so that what is wrong is said. */
  readonly wasTried: boolean;
  readonly children: ReactNode;
};

const W = ANNOUNCEMENTS_WORDS;

/** A text that begins as the mail does. */
const GREETING = /^\s*namaste\b/i;

/** What an announcement says, and whom to; `children` are the buttons. */
export function AnnouncementForm({ values, onChange, wasTried, children }: Props) {
  const change = (part: Partial<FormValues>) => onChange({ ...values, ...part });
  const errors = errorsOf(values);
  const said = (field: 'subject' | 'text') =>
    wasTried && errors[field] ? sentenceOf(ANNOUNCEMENT_ERRORS, errors[field]) : undefined;
  return (
    <section className={css.part} aria-label={W.form}>
      <h2>{W.form}</h2>
      <div className={css.fields}>
        <TextField
          label={W.subject}
          value={values.subject}
          error={said('subject')}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <TextAreaField
          label={W.text}
          help={`${W.textHelp} ${W.placeholders(PLACEHOLDERS[values.source])}`}
          note={
            values.channel === 'mail' && GREETING.test(values.text) ? (
              <span className={css.greets}>{W.greetsTwice}</span>
            ) : null
          }
          value={values.text}
          error={said('text')}
          rows={10}
          isResizable
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <SelectField
          label={W.channel}
          choices={ANNOUNCEMENT_CHANNELS.map((each) => ({ value: each, label: W.channels[each] }))}
          value={values.channel}
          onChange={({ currentTarget }) => {
            const channel = ANNOUNCEMENT_CHANNELS.find((each) => each === currentTarget.value);
            if (channel) change({ channel });
          }}
        />
      </div>
      <h2>{W.to}</h2>
      <div className={css.filters}>
        <Recipients values={values} onChange={onChange} />
      </div>
      <div className={css.actions}>{children}</div>
    </section>
  );
}

const FindField = lateComponent({
  load: async () => (await import('../../find/find.tsx')).FindField,
  useIsAsked: () => false,
});

const ALL = { value: '', label: W.all };

function Recipients({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const { source } = values;
  const kept = useEditionKept();
  const change = (part: Partial<FormValues>) => onChange({ ...values, ...part });
  // Answers are to questions of one event.
  const ofNoEvent = { find: withoutAnswers(values.find ?? undefined) ?? null };
  const events = useQuery({
    ...read('GET /admin/events', values.edition ? { query: { edition: values.edition } } : {}),
    staleTime: 60_000,
    enabled: source !== 'users',
  }).data;
  return (
    <>
      <SelectField
        label={W.source}
        choices={ANNOUNCEMENT_SOURCES.map((each) => ({ value: each, label: W.sources[each] }))}
        value={source}
        onChange={({ currentTarget }) => {
          const chosen = ANNOUNCEMENT_SOURCES.find((each) => each === currentTarget.value);
          if (chosen) onChange(withSource(values, chosen, kept));
        }}
      />
      {source === 'users' ? (
        <SelectField
          label={W.role}
          choices={[ALL, ...ROLES.map((role) => ({ value: role, label: statusWords(role) }))]}
          value={values.with_role ?? ''}
          onChange={({ currentTarget }) =>
            change({ with_role: ROLES.find((role) => role === currentTarget.value) ?? null })
          }
        />
      ) : (
        <>
          <EditionChoice
            value={values.edition ?? undefined}
            onChoose={(edition) =>
              change({ edition: edition?.slug ?? null, event_id: null, ...ofNoEvent })
            }
          />
          <SelectField
            label={W.event}
            choices={[
              ALL,
              ...[...titlesToChooseFrom(events ?? [])].map(([id, label]) => ({
                value: String(id),
                label,
              })),
            ]}
            value={values.event_id === null ? '' : String(values.event_id)}
            onChange={({ currentTarget }) =>
              change({
                event_id: currentTarget.value === '' ? null : Number(currentTarget.value),
                ...ofNoEvent,
              })
            }
          />
        </>
      )}
      <SelectField
        label={W.status}
        choices={[
          ALL,
          ...STATUSES_OF[source].map((status) => ({ value: status, label: statusWords(status) })),
        ]}
        value={values.with_status ?? ''}
        onChange={({ currentTarget }) =>
          change({ with_status: statusOf(source, currentTarget.value) })
        }
      />
      <TextField
        label={W.q}
        value={values.q}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ q: currentTarget.value })}
      />
      {source === 'registrations' && (
        <TickField
          type="checkbox"
          label={W.mobile}
          checked={values.same_mobile}
          onChange={({ currentTarget }) => change({ same_mobile: currentTarget.checked })}
        />
      )}
      <FindField
        list={source}
        find={values.find ?? undefined}
        event={values.event_id ?? undefined}
        onFind={(find) => change({ find: find ?? null })}
      />
    </>
  );
}
