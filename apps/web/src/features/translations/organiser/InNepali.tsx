import { TRANSLATIONS_WORDS as W } from '@pratibha/words/translations/organiser';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { TranslatedText } from './TranslatedText.tsx';
import css from './translations.module.css';
import { useTyped } from './use-typed.ts';

/** What something small says in Nepali, where its English is written; nothing until it is known. */
export function InNepali({ of }: { readonly of: string }) {
  const found = useQuery(read('GET /admin/translations', { query: { of } }));
  const { typed, type, save, isSaving } = useTyped(of);
  if (found.data === undefined) return null;
  return (
    <section className={css.part} aria-label={W.nepali}>
      <h2>{W.nepali}</h2>
      <ul className={css.texts}>
        {found.data.texts.map((each) => (
          <TranslatedText
            key={each.source}
            of={of}
            is={each}
            typed={typed.get(each.source)}
            onType={(text) => type(each, text)}
          />
        ))}
      </ul>
      <div className={css.tools}>
        <Button disabled={isSaving || typed.size === 0} onClick={save}>
          {isSaving ? W.saving : W.save}
        </Button>
      </div>
    </section>
  );
}
