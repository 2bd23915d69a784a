import { CONCERNED_WORDS } from '@pratibha/words/certificates/organiser/concerned';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';

const W = CONCERNED_WORDS;

type Props = {
  readonly roundId: number;
  readonly eventId: number;
  /** All that were issued, before a correction; or those alone that say what is no longer so. */
  readonly which: 'issued' | 'no-longer-so';
};

/** Certificates of a round's awards that a correction of its results concerns, if any. */
export function ConcernedCertificates({ roundId, eventId, which }: Props) {
  const input = { params: { id: String(roundId) } };
  const all = useQuery(read('GET /admin/rounds/{id}/certificates', input)).data ?? [];
  const concerned = all.filter(({ is_still_given }) => which === 'issued' || !is_still_given);
  if (concerned.length === 0) return null;
  return (
    <section aria-label={W.label}>
      <p>
        <strong>{W.headings[which](concerned.length)}</strong>
      </p>
      <p>{W.texts[which]}</p>
      <ul>
        {concerned.map(({ id, number, name, award }) => (
          <li key={id}>
            <SiteLink href={adminPaths.certificates({ event: eventId, kind: 'prize', open: id })}>
              {number}
            </SiteLink>{' '}
            {name ?? W.erased} · {award}
          </li>
        ))}
      </ul>
    </section>
  );
}
