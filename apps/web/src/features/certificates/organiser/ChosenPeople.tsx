import type { CertificateCandidate } from '@pratibha/contract/certificate-issuing';
import type { IssuedKind } from '@pratibha/domain/certificates/candidates';
import { CERTIFICATE_KIND_WORDS } from '@pratibha/words/certificates/kinds';
import { ISSUE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../../data/queries.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import css from './certificates.module.css';

const W = ISSUE_WORDS;

type Props = {
  readonly query: { readonly edition?: string | undefined; readonly event_id?: string };
  readonly kinds: ReadonlySet<IssuedKind>;
  /** By their keys. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

/** People to choose from, each with why they are left out. */
export function ChosenPeople({ query, kinds, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const asked = { query: { ...query, ...(q === '' ? {} : { q }) } };
  const { data } = useQuery({
    ...read('GET /admin/certificates/candidates', asked),
    placeholderData: keepPreviousData,
  });
  const people = data?.people.filter(({ kind }) => kinds.has(kind)) ?? [];
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };
  return (
    <>
      <TextField
        type="search"
        label={W.find}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul className={css.people} aria-label={W.people}>
        {people.map((each) => (
          <li key={each.key}>
            <TickField
              type="checkbox"
              label={each.name ?? W.nameless}
              help={aboutOf(each)}
              checked={chosen.has(each.key)}
              // What was revoked is issued again to who is named by hand.
              disabled={each.left_out !== null && each.left_out !== 'was-revoked'}
              onChange={() => toggle(each.key)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={css.quiet}>
        {data !== undefined && people.length === 0 && W.nobodyFound}
        {data !== undefined && data.more > 0 && W.more(data.more)}
      </p>
    </>
  );
}

function aboutOf({ kind, award, event_title, left_out }: CertificateCandidate): string {
  const parts = [award ?? CERTIFICATE_KIND_WORDS[kind], event_title];
  if (left_out !== null) parts.push(W.leftOutOne[left_out]);
  return parts.filter((part) => part !== null).join(' · ');
}
