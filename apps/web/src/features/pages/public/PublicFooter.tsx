import { VERIFY_PAGE_WORDS } from '@pratibha/words/certificates/verify-page';
import { PREFIX } from '@pratibha/words/language';
import { ARCHIVE_WORDS } from '@pratibha/words/pages/archive';
import { Fragment } from 'react';
import css from '../../../shell/frame/Footer.module.css';
import { Footer } from '../../../shell/frame/Footer.tsx';
import { useEditionContent, useShown } from './edition-content.ts';
import { footerEdition } from './footer-edition.ts';

/** The footer of the public document, with the ways to earlier editions and to certificates. */
export function PublicFooter() {
  const { earlier } = useShown();
  return (
    <Footer edition={footerEdition(useEditionContent())}>
      {earlier.length > 0 && (
        <p className={`${css.blurb} ${css.list}`}>
          {ARCHIVE_WORDS.earlier}
          {earlier.map(({ year, path }, index) => (
            <Fragment key={path}>
              {index === 0 ? ' ' : ' · '}
              <a href={path}>{ARCHIVE_WORDS.year(year)}</a>
            </Fragment>
          ))}
        </p>
      )}
      <p className={`${css.blurb} ${css.list}`}>
        <a href={`${PREFIX}/verify`}>{VERIFY_PAGE_WORDS.title}</a>
      </p>
    </Footer>
  );
}
