import { CONTACT } from '@pratibha/domain/editions/contact';
import { EDITION_YEAR } from '@pratibha/domain/editions/edition';
import { EDITION_WORDS } from '@pratibha/words/editions/edition';
import { FOOTER_WORDS } from '@pratibha/words/shell/footer';
import { Globe, Mail, Phone } from 'lucide-react';
import css from './Footer.module.css';
import { FooterMap } from './FooterMap.tsx';
import { SiteLink } from './links.tsx';
import { QUICK_LINKS } from './menus.ts';

const ICON = { size: 18, strokeWidth: 1.75, className: css.icon, 'aria-hidden': true } as const;

/** The footer (R2.12, R2.13): title, tagline, blurb, quick links, contact, map, copyright. */
export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div>
          <h2 className={css.title}>{EDITION_WORDS.title}</h2>
          <p className={css.tagline}>{EDITION_WORDS.tagline}</p>
          <p className={css.blurb}>{EDITION_WORDS.blurb}</p>
        </div>
        <nav aria-label={FOOTER_WORDS.quickLinks}>
          <h3 className={css.heading}>{FOOTER_WORDS.quickLinks}</h3>
          <ul className={css.list}>
            {QUICK_LINKS.map((link) => (
              <li key={link.href}>
                <SiteLink href={link.href}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h3 className={css.heading}>{FOOTER_WORDS.contact}</h3>
          <ul className={css.list}>
            <li>
              <a href={`tel:${CONTACT.phone.replaceAll(/[^+\d]/g, '')}`}>
                <Phone {...ICON} />
                {CONTACT.phone}
              </a>
            </li>
            <li>
              <a href={CONTACT.website}>
                <Globe {...ICON} />
                {CONTACT.website.replace('https://', '')}
              </a>
            </li>
            <li>
              <a href={`mailto:${CONTACT.email}`}>
                <Mail {...ICON} />
                {CONTACT.email}
              </a>
            </li>
          </ul>
        </div>
        <FooterMap />
        <p className={css.legal}>{FOOTER_WORDS.legal(EDITION_YEAR, EDITION_WORDS.organiser)}</p>
      </div>
    </footer>
  );
}
