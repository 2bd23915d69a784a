import type { AnnouncementProgress } from '@pratibha/contract/announcements';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import css from './announcements.module.css';

const W = ANNOUNCEMENTS_WORDS;
/** So many recipients can be chosen from. */
const MOST = 100;

/** Bell and mail as one of the recipients gets them: what is saved, not what is being typed. */
export function Preview({ of }: { readonly of: AnnouncementProgress }) {
  const params = { id: String(of.id) };
  const [chosen, choose] = useState<string | null>(null);
  const list = useQuery(
    read('GET /admin/announcements/{id}/recipients', { params, query: { limit: MOST } }),
  ).data;
  const first = list?.[0];
  const user_id =
    chosen !== null && list?.some(({ id }) => String(id) === chosen)
      ? chosen
      : first && String(first.id);
  return (
    <section className={css.part} aria-label={W.preview}>
      <h2>{W.preview}</h2>
      {list?.length === 0 && <p>{W.nobody}</p>}
      {list && user_id !== undefined && (
        <>
          <div className={css.filters}>
            <SelectField
              label={W.recipient}
              choices={list.map(({ id, name, email }) => ({
                value: String(id),
                label: name === '' ? email : `${name} · ${email}`,
              }))}
              value={user_id}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          </div>
          <Shown of={of} user_id={user_id} />
        </>
      )}
    </section>
  );
}

function Shown({ of, user_id }: { readonly of: AnnouncementProgress; readonly user_id: string }) {
  const params = { id: String(of.id) };
  const preview = useQuery(
    read('GET /admin/announcements/{id}/preview', { params, query: { user_id } }),
  ).data;
  if (preview === undefined) return null;
  return (
    <div className={css.shown}>
      <h3>{W.bell}</h3>
      <p className={css.card}>{preview.subject}</p>
      {preview.mail !== null && (
        <>
          <h3>{W.mail}</h3>
          <pre className={css.card}>{preview.mail}</pre>
        </>
      )}
    </div>
  );
}
