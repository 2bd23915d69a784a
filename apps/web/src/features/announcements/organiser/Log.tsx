import type { AnnouncementProgress, Recipient } from '@pratibha/contract/announcements';
import { MAIL_STATES, type MailState } from '@pratibha/domain/notifications/mail-states';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './announcements.module.css';

const W = ANNOUNCEMENTS_WORDS;
const STEP = 50;

/** Every recipient of what was sent, with what became of it and why. */
export function Log({ of }: { readonly of: AnnouncementProgress }) {
  const params = { id: String(of.id) };
  const [limit, setLimit] = useState(STEP);
  const [mail, choose] = useState<MailState | undefined>(undefined);
  const query = mail === undefined ? { limit } : { limit, mail };
  const list = useQuery({
    ...read('GET /admin/announcements/{id}/recipients', { params, query }),
    ...LIVE_QUERY,
    placeholderData: keepPreviousData,
  }).data;
  return (
    <section className={css.part} aria-label={W.log}>
      <h2>{W.log}</h2>
      <div className={css.filters}>
        <SelectField
          label={W.logOf}
          choices={[
            { value: '', label: W.everybody },
            ...MAIL_STATES.map((state) => ({ value: state, label: W.mailStates[state] })),
          ]}
          value={mail ?? ''}
          onChange={({ currentTarget }) =>
            choose(MAIL_STATES.find((state) => state === currentTarget.value))
          }
        />
      </div>
      <ul className={css.list}>
        {list?.map((each) => (
          <li key={each.id}>
            <SiteLink className={css.name} href={adminPaths.user(each)}>
              {each.name === '' ? each.email : each.name}
            </SiteLink>
            <p className={css.quiet}>{outcomeOf(each)}</p>
          </li>
        ))}
      </ul>
      {list?.length === limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
          {W.more}
        </Button>
      )}
    </section>
  );
}

function outcomeOf({ mail, mail_error, mailed_at, read_at }: Recipient): string {
  const at = (instant: string) => formatDateTime(new Date(instant));
  return [
    mail && W.mailStates[mail],
    mailed_at && at(mailed_at),
    mail_error,
    read_at && W.readAt(at(read_at)),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
