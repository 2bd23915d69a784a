import type { OwnResult as Result } from '@pratibha/contract/own-results';
import { OWN_RESULT_WORDS } from '@pratibha/words/results/student/own-results';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';

const W = OWN_RESULT_WORDS;

/**
 * What is out of one's own work: awards, what judges gave and wrote. Where that cannot be read
 * there is nothing: the page stands without it.
 */
export function OwnResult({ submissionId }: { readonly submissionId: number }) {
  const { data = [] } = useQuery(read('GET /user/results', {}));
  const own = data.filter(({ submission_id }) => submission_id === submissionId);
  if (own.length === 0) return null;
  // A round is named where there are others.
  const named = (title: string) => (own.length > 1 ? title : '');
  return (
    <DetailList>
      {own.map((result) => (
        <Facts
          key={`${result.round_title} ${result.released_at}`}
          result={{ ...result, round_title: named(result.round_title) }}
        />
      ))}
    </DetailList>
  );
}

function Facts({ result }: { readonly result: Result }) {
  const { awards, round_title, rank, criteria, comments, judges, corrected_because } = result;
  return (
    <>
      <Fact label={W.label}>
        {awards.map(({ title, prize }) => (
          <p key={title}>
            <strong>{W.award(title, prize)}</strong>
          </p>
        ))}
        {awards.length === 0 && <p>{W.noAward(round_title, comments.length > 0)}</p>}
        {rank && <p>{W.rank(rank.rank, rank.of)}</p>}
        {corrected_because !== null && <p>{W.corrected(corrected_because)}</p>}
      </Fact>
      {criteria.some(({ levels }) => levels.length > 0) && (
        <Fact label={W.criteria}>
          <ul>
            {criteria.map(({ title, levels, most, field }) => (
              <li key={title}>
                {title}: {W.levels(levels, most)}
                {field && `, ${W.field(field.from, field.to, field.middle)}`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {comments.length > 0 && (
        <Fact label={W.comments}>
          <ul>
            {comments.map((comment, at) => (
              // Two judges may write the same.
              <li key={`${at} ${comment}`}>{comment}</li>
            ))}
          </ul>
        </Fact>
      )}
      {judges.length > 0 && (
        <Fact label={W.judges}>
          <ul>
            {judges.map((judge) => (
              <li key={judge}>{judge}</li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}
