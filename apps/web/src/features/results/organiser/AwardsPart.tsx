import type { GivenAward, RoundResults } from '@pratibha/contract/results';
import { leftOver } from '@pratibha/domain/results/awards';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import rows from '../../../ui/list/row-list.module.css';
import css from './results.module.css';

const W = RESULTS_WORDS;

/** The awards of what is frozen, with whom they go to; nothing before. */
export function AwardsPart({ results }: { readonly results: RoundResults }) {
  const frozen = results.snapshots.find(({ thawed_at }) => thawed_at === null);
  if (!frozen) return null;
  const left = leftOver(results.prizes, frozen.awards).map(({ title }) => title);
  return (
    <section className={css.part} aria-label={W.awards}>
      <h2>{W.awards}</h2>
      <Awards awards={frozen.awards} />
      {left.length > 0 && <p className={css.quiet}>{W.leftOver(left)}</p>}
    </section>
  );
}

/** Awards in their order. */
export function Awards({ awards }: { readonly awards: readonly GivenAward[] }) {
  if (awards.length === 0) return <p>{W.noAwards}</p>;
  return (
    <ol className={rows.list}>
      {awards.map((award) => (
        <li key={`${award.title} ${award.submission_id}`}>
          <div className={rows.about}>
            <p className={css.name}>{W.award(award.title, award.prize)}</p>
            <p className={css.quiet}>{W.who(award.number, award.user_name, award.user_college)}</p>
            {award.tie_note !== null && <p className={css.quiet}>{W.note(award.tie_note)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
