import { TRANSLATIONS_WORDS as W } from '@pratibha/words/translations/organiser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { TranslatedText } from './TranslatedText.tsx';
import css from './translations.module.css';
import { useTyped } from './use-typed.ts';

type Props = {
  /** Of whose event they are; that of any of several, as a text is translated once. */
  readonly eventId: number;
  readonly remarks: string;
};

/**
 * What remarks are to say in Nepali, asked for by a press once they are written: it is saved before
 * the decision is, so that its mail can say it.
 */
export function NepaliOfRemarks({ eventId, remarks }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  const text = remarks.trim();
  if (text === '') return null;
  if (asked !== text) {
    return (
      <Button variant="secondary" onClick={() => setAsked(text)}>
        {W.nepali}
      </Button>
    );
  }
  return <Asked key={text} of={`remarks-${eventId}`} remarks={text} />;
}

function Asked({ of, remarks }: { readonly of: string; readonly remarks: string }) {
  const found = useQuery(read('GET /admin/translations', { query: { of, source: remarks } }));
  const { typed, type, save, isSaving } = useTyped(of, remarks);
  const [is] = found.data?.texts ?? [];
  if (is === undefined) return null;
  return (
    <div className={css.narrow}>
      <ul className={css.texts}>
        <TranslatedText
          of={of}
          is={is}
          typed={typed.get(is.source)}
          onType={(text) => type(is, text)}
        />
      </ul>
      <Button variant="secondary" disabled={isSaving || typed.size === 0} onClick={save}>
        {isSaving ? W.saving : W.saveNepali}
      </Button>
    </div>
  );
}
