import { FOOTER_WORDS } from '@pratibha/words/shell/footer';
import { Globe, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FooterEdition } from '../edition/edition-in-document.ts';
import css from './Footer.module.css';
import { FooterMap } from './FooterMap.tsx';
import { SiteLink } from './links.tsx';
import { PUBLIC_MENU } from './menus.ts';

const ICON = { size: 18, strokeWidth: 1.75, className: css.icon, 'aria-hidden': true } as const;

type Props = {
  readonly edition: FooterEdition;
  /** What else stands below the blurb. */
  readonly children?: ReactNode;
};

/** The footer (R2.12, R2.13): title, tagline, blurb, quick links, contact, map, copyright. */
export function Footer({ edition, children }: Props) {
  const { title, tagline, blurb, year, organiser, contact, place, missing } = edition;
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p className={css.tagline}>{tagline}</p>
          <p className={css.blurb}>{blurb}</p>
          {children}
        </div>
        <nav aria-label={FOOTER_WORDS.quickLinks}>
          <h3 className={css.heading}>{FOOTER_WORDS.quickLinks}</h3>
          <ul className={css.list}>
            {[...PUBLIC_MENU.filter(({ href }) => !missing.includes(href)), ...edition.legal].map(
              (link) => (
                <li key={link.href}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        {/* Nobody has said yet whose site it is. */}
        {organiser !== '' && (
          <>
            <div>
              <h3 className={css.heading}>{FOOTER_WORDS.contact}</h3>
              <ul className={css.list}>
                <li>
                  <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
                    <Phone {...ICON} />
                    {contact.phone}
                  </a>
                </li>
                <li>
                  <a href={contact.website}>
                    <Globe {...ICON} />
                    {contact.website.replace('https://', '')}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${contact.email}`}>
                    <Mail {...ICON} />
                    {contact.email}
                  </a>
                </li>
              </ul>
            </div>
            <FooterMap place={place} />
            <p className={css.legal}>{FOOTER_WORDS.legal(year, organiser)}</p>
          </>
        )}
      </div>
    </footer>
  );
}
