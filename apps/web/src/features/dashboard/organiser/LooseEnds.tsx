import type { LooseEnds as Found } from '@pratibha/contract/loose-ends';
import { LOOSE_ENDS_WORDS as WORDS } from '@pratibha/words/dashboard/organiser/loose-ends';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as ADMIN_PATHS from '../../../data/address/admin-pages.gen.ts';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './ToDo.module.css';

type Line = { readonly href: string; readonly text: string };

/** What waits beside decisions and would be found too late; nothing where nothing does. */
export function LooseEnds() {
  const id = useId();
  const { data } = useQuery({ ...read('GET /admin/loose-ends', {}), ...LIVE_QUERY });
  const lines = data ? linesOf(data) : [];
  if (lines.length === 0) return null;
  return (
    <div className={css.most}>
      <span id={id}>{WORDS.heading}</span>
      <ul aria-labelledby={id}>
        {lines.map(({ href, text }) => (
          <li key={text}>
            <SiteLink href={href}>{text}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function linesOf(found: Found): readonly Line[] {
  const counted = (count: number, href: string, words: (count: number) => string): Line[] =>
    count > 0 ? [{ href, text: words(count) }] : [];
  return [
    ...found.publications.map(({ edition_id: id, edition }) => ({
      href: adminPaths.edition({ id }),
      text: WORDS.publication(edition),
    })),
    ...found.announcements.map(({ announcement_id: id, subject }) => ({
      href: adminPaths.announcement({ id }),
      text: WORDS.announcement(subject),
    })),
    ...found.without_judges.map(({ round_id: id, works, round_title, event_title }) => ({
      href: adminPaths.round({ id }),
      text: WORDS.withoutJudges(works, round_title, event_title),
    })),
    ...found.old_prepared.map(({ event_id: event, event_title, registrations, submissions }) => ({
      href: (registrations > 0 ? adminPaths.registrations : adminPaths.submissions)({
        event,
        prepared: 'yes',
      }),
      text: WORDS.oldPrepared(registrations + submissions, event_title),
    })),
    ...counted(found.enquiries, `${ADMIN_PATHS.enquiries}?state=waiting`, WORDS.enquiries),
    ...found.result_enquiries.map(({ round_id: id, waiting, event_title }) => ({
      href: adminPaths.ranking({ id }),
      text: WORDS.resultEnquiries(waiting, event_title),
    })),
    ...counted(found.failed_mails, `${ADMIN_PATHS.mails}?state=failed`, WORDS.failedMails),
    ...counted(found.refused_addresses, ADMIN_PATHS.mails, WORDS.refusedAddresses),
    ...(found.nobody_reads_replies
      ? [{ href: ADMIN_PATHS.mails, text: WORDS.nobodyReadsReplies }]
      : []),
  ];
}
