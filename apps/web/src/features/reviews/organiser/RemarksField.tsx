import { PLACEHOLDERS } from '@pratibha/domain/announcements/placeholders';
import { remarksError as errorIn, REMARKS_SOURCE } from '@pratibha/domain/reviews/remarks';
import { placeholdersHelp } from '@pratibha/words/announcements/placeholder-errors';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { REMARKS_ERRORS } from '@pratibha/words/reviews/organiser/remarks-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { NepaliOfRemarks } from '../../translations/translations.tsx';
import css from './RemarksField.module.css';
import { useTemplates } from './use-templates.ts';

type Props = {
  readonly value: string;
  readonly onChange: (remarks: string) => void;
  /** Of whose event they are. */
  readonly eventId: number | undefined;
};

/** What is wrong with remarks, or null. */
export function remarksError(remarks: string): string | null {
  const error = errorIn(remarks);
  return error && sentenceOf(REMARKS_ERRORS, error);
}

/** Remarks for the student, with the templates that organisers share. */
export function RemarksField({ value, onChange, eventId }: Props) {
  const { templates, isBusy, keep, drop } = useTemplates();
  const text = value.trim();
  const isKept = text === '' || templates.some((template) => template.text === text);
  return (
    <div className={css.remarks}>
      <TextAreaField
        label={REVIEW_WORDS.remarks}
        help={`${REVIEW_WORDS.remarksHelp} ${placeholdersHelp(PLACEHOLDERS[REMARKS_SOURCE])}`}
        error={remarksError(value)}
        rows={4}
        isResizable
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data-autofocus
      />
      {eventId !== undefined && remarksError(value) === null && (
        <Suspense>
          <NepaliOfRemarks eventId={eventId} remarks={value} />
        </Suspense>
      )}
      <div className={css.templates}>
        <div className={css.templatesHead}>
          <p>{REVIEW_WORDS.templates}</p>
          <button
            type="button"
            className={css.link}
            disabled={isBusy || isKept || remarksError(value) !== null}
            onClick={() => keep(text)}
          >
            {REVIEW_WORDS.keepTemplate}
          </button>
        </div>
        {templates.length === 0 ? (
          <p className={css.quiet}>{REVIEW_WORDS.noTemplates}</p>
        ) : (
          <ul>
            {templates.map(({ id, text: template }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.template}
                  aria-label={REVIEW_WORDS.insertTemplate(template)}
                  onClick={() => onChange(text === '' ? template : `${text}\n${template}`)}
                >
                  {template}
                </button>
                <button
                  type="button"
                  className={css.drop}
                  aria-label={REVIEW_WORDS.dropTemplate(template)}
                  disabled={isBusy}
                  onClick={() => drop(id)}
                >
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
