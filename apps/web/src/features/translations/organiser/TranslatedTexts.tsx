import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { TRANSLATIONS_WORDS as W } from '@pratibha/words/translations/organiser';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as ADMIN_PATHS from '../../../data/address/admin-pages.gen.ts';
import { read } from '../../../data/queries.ts';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { TranslatedText } from './TranslatedText.tsx';
import css from './translations.module.css';
import type { TranslationsSearch } from './translations-search.ts';
import { withUnlisted } from './typed-texts.ts';
import { useTyped } from './use-typed.ts';

/** On a page; as many as are saved at once. */
const ON_PAGE = 50;

type Props = { readonly of: string; readonly only: TranslationsSearch['only'] };

/** The texts of one of these, each in both languages, and one press that saves what was typed. */
export function TranslatedTexts({ of, only }: Props) {
  const [from, setFrom] = useState(0);
  const query = { of, from, limit: ON_PAGE, ...(only ? { only } : {}) };
  const found = useQuery({
    ...read('GET /admin/translations', { query }),
    placeholderData: (before) => before,
  });
  const { typed, type, save, isSaving } = useTyped(of);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  if (found.data === undefined) {
    return found.isError ? (
      <ErrorState message={W.loadFailed} onRetry={() => void found.refetch()} />
    ) : (
      <Spinner label={SHELL_WORDS.loading} />
    );
  }
  const { total, missing } = found.data;
  const texts = only ? withUnlisted(found.data.texts, typed) : found.data.texts;
  const focusMissing = () =>
    list.current?.querySelector<HTMLElement>('textarea[data-missing="true"]')?.focus();
  return (
    <>
      <div className={css.tools}>
        <TickField
          type="checkbox"
          label={W.missingOnly}
          checked={only === 'missing'}
          onChange={({ currentTarget }) => {
            setFrom(0);
            const next = currentTarget.checked ? { of, only: 'missing' as const } : { of };
            void navigate({ to: ADMIN_PATHS.translations, search: next, replace: true });
          }}
        />
        <Button variant="secondary" disabled={missing === 0} onClick={focusMissing}>
          {W.nextMissing}
        </Button>
        <Button disabled={isSaving || typed.size === 0} onClick={save}>
          {isSaving ? W.saving : W.save}
        </Button>
        <p role="status" className={css.quiet}>
          {typed.size > 0 ? W.unsaved(typed.size) : ''}
        </p>
      </div>
      {texts.length === 0 ? (
        <EmptyState drawing="registrations" text={only ? W.noneMissing : W.nothing} />
      ) : (
        <ul ref={list} className={css.texts}>
          {texts.map((each) => (
            <TranslatedText
              key={each.source}
              of={of}
              is={each}
              typed={typed.get(each.source)}
              onType={(text) => type(each, text)}
            />
          ))}
        </ul>
      )}
      {total > ON_PAGE && (
        <div className={css.tools}>
          <Button
            variant="secondary"
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - ON_PAGE))}
          >
            {W.before}
          </Button>
          <span className={css.quiet}>
            {W.range(from + 1, Math.min(total, from + ON_PAGE), total)}
          </span>
          <Button
            variant="secondary"
            disabled={from + ON_PAGE >= total}
            onClick={() => setFrom(from + ON_PAGE)}
          >
            {W.after}
          </Button>
        </div>
      )}
    </>
  );
}
