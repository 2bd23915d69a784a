import { LANGUAGES, type Language } from '@pratibha/domain/language/languages';
import { LANGUAGE } from '@pratibha/words/language';
import { LANGUAGE_NAMES, OWN_LANGUAGE_WORDS as W } from '@pratibha/words/people/own-language';
import { useState } from 'react';
import { TickField } from '../../../ui/fields/TickField.tsx';
import css from '../personal-data.module.css';

/** In which language the person reads; choosing another shows the page in it. */
export function LanguageCard() {
  const [chosen, setChosen] = useState<Language>(LANGUAGE);
  const choose = async (language: Language, pressed: HTMLElement) => {
    setChosen(language);
    try {
      const { changeLanguage } = await import('../../../shell/language/change-language.ts');
      await changeLanguage(language, pressed);
    } finally {
      // Where it did not arrive; else the page is about to go.
      setChosen(LANGUAGE);
    }
  };
  return (
    <section className={css.card} aria-labelledby="language-heading">
      <h2 id="language-heading">{W.heading}</h2>
      <p id="language-text">{W.text}</p>
      <div role="radiogroup" aria-labelledby="language-heading" aria-describedby="language-text">
        {LANGUAGES.map((each) => (
          <TickField
            key={each}
            type="radio"
            name="language"
            data-language={each}
            label={<span lang={each}>{LANGUAGE_NAMES[each]}</span>}
            checked={each === chosen}
            onChange={({ currentTarget }) => void choose(each, currentTarget)}
          />
        ))}
      </div>
    </section>
  );
}
