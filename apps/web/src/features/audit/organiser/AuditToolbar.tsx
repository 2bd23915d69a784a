import { AUDIT_EXPORT } from '@pratibha/domain/audit/audit-export';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@pratibha/domain/audit/audit-kinds';
import { isCalendarDay } from '@pratibha/domain/time/calendar';
import { AUDIT_WORDS } from '@pratibha/words/audit/organiser';
import { actionWords } from '@pratibha/words/audit/organiser/changes';
import { formatDay } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FilterField, InForce, SearchField, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { ExportButton, exportHref } from '../../console/console.tsx';
import css from './AuditPage.module.css';
import { AUDIT_LIST, type AuditSearch, hasNoDays } from './audit-search.ts';

const ACTION_CHOICES = AUDIT_ACTIONS.map((value) => ({ value, label: actionWords(value) }));
const SUBJECT_CHOICES = AUDIT_SUBJECTS.map((value) => ({ value, label: statusWords(value) }));

type Props = {
  readonly search: AuditSearch;
  readonly onFilter: (filters: Partial<AuditSearch>) => void;
};

/** What the audit is looked through by: person, kind, thing and days. */
export function AuditToolbar({ search, onFilter }: Props) {
  const { q, person, action, subject, id, from, to } = search;
  const isWrong = hasNoDays(search);
  return (
    <>
      <div className={css.person}>
        <SearchField
          label={AUDIT_WORDS.search}
          value={q}
          onSearch={(found) => onFilter({ q: found })}
        />
      </div>
      {person !== undefined && (
        <OnlyPerson id={person} onLeave={() => onFilter({ person: undefined })} />
      )}
      <div className={css.kinds}>
        <FilterField
          label={AUDIT_WORDS.action}
          all={AUDIT_WORDS.allActions}
          choices={ACTION_CHOICES}
          value={action}
          onChoose={(chosen) => onFilter({ action: chosen })}
        />
        <FilterField
          label={AUDIT_WORDS.subject}
          all={AUDIT_WORDS.allSubjects}
          choices={SUBJECT_CHOICES}
          value={subject}
          onChoose={(chosen) => onFilter({ subject: chosen, id: undefined })}
        />
      </div>
      {subject && (
        <TextField
          className={css.field}
          label={AUDIT_WORDS.subjectId}
          placeholder={AUDIT_WORDS.subjectIdPlaceholder}
          inputMode="numeric"
          value={id ?? ''}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, '').slice(0, 9);
            onFilter({ id: digits === '' || Number(digits) === 0 ? undefined : Number(digits) });
          }}
        />
      )}
      <div className={css.days}>
        <DayField
          label={AUDIT_WORDS.from}
          value={from}
          isWrong={isWrong}
          onDay={(day) => onFilter({ from: day })}
        />
        <DayField
          label={AUDIT_WORDS.to}
          value={to}
          isWrong={isWrong}
          onDay={(day) => onFilter({ to: day })}
        />
      </div>
      <ToolbarEnd>
        <ExportButton
          of={AUDIT_EXPORT}
          hrefOf={(columns) =>
            exportHref('GET /admin/audit/export', { ...AUDIT_LIST.query(search), columns })
          }
        />
      </ToolbarEnd>
    </>
  );
}

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  /** The list says why. */
  readonly isWrong: boolean;
  readonly onDay: (day: string | undefined) => void;
};

/** A day of the competition's zone; half a day, which the browser calls empty, asks nothing yet. */
function DayField({ label, value = '', isWrong, onDay }: DayProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The URL changed by another way than this field: Back, a link, 'Clear filters'.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <>
      <TextField
        className={css.field}
        type="date"
        label={label}
        value={typed}
        error={isWrong}
        onChange={({ currentTarget: { value: day, validity } }) => {
          setTyped(day);
          if (isCalendarDay(day)) onDay(day);
          else if (day === '' && !validity.badInput) onDay(undefined);
        }}
      />
      <InForce label={label} value={isCalendarDay(value) ? formatDay(value) : undefined} />
    </>
  );
}

type PersonProps = { readonly id: number; readonly onLeave: () => void };

/** Says of whom alone the list tells, and takes that away. */
function OnlyPerson({ id, onLeave }: PersonProps) {
  const user = useQuery(read('GET /admin/users/{id}', { params: { id: String(id) } }));
  const name = user.data?.name ?? AUDIT_WORDS.onePerson;
  return (
    <Button variant="secondary" onClick={onLeave} aria-label={AUDIT_WORDS.leavePerson(name)}>
      {name}
      <X size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
