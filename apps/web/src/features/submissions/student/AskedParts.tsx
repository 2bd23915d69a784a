import type { UserEvent } from '@pratibha/contract/events';
import { ASKED_WORDS } from '@pratibha/words/submissions/student/asked';
import { askedInWords } from '@pratibha/words/work-forms/asks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../../data/queries.ts';
import css from './AskedParts.module.css';

const W = ASKED_WORDS;

type Props = {
  readonly event: Pick<UserEvent, 'id' | 'description_word_limit'>;
  /** What is said where the event asks for no parts, or that cannot be told. */
  readonly children: ReactNode;
};

/** What an event asks to hand in, part by part, for whoever has not registered for it yet, too. */
export function AskedParts({ event, children }: Props) {
  const params = { id: String(event.id) };
  const form = useQuery(read('GET /user/events/{id}/work-form', { params })).data;
  if (form === undefined || form.parts.length === 0) return children;
  const { asks_link: asksLink, parts } = form;
  const limit = event.description_word_limit;
  return (
    <>
      <p>{W.parts}</p>
      <ul className={css.list}>
        {parts.map(({ id, name, help, required, ...part }) => (
          <li key={id}>
            <strong>{name}</strong>
            {required ? ': ' : ` (${W.optional}): `}
            {askedInWords(part)}. {help}
          </li>
        ))}
        {asksLink !== 'no' && (
          <li>
            <strong>{W.link}</strong>
            {asksLink === 'optional' && ` (${W.optional})`}
          </li>
        )}
        <li>
          <strong>{W.description}</strong>
          {limit !== null && `: ${W.words(limit)}`}
        </li>
      </ul>
    </>
  );
}
