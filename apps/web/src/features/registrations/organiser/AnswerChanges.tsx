import type { AnswerChange } from '@pratibha/contract/own-answers';
import { ADMIN_REGISTRATIONS_WORDS } from '@pratibha/words/registrations/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../../data/queries.ts';
import { LIVE_QUERY } from '../../console/console.tsx';
import { answerWords } from '../../questions/questions.ts';
import css from './RegistrationDetails.module.css';

/** What the student changed of the answers, as long as nobody has decided. */
export function AnswerChanges({ registrationId }: { readonly registrationId: number }) {
  const changes = useChanges(registrationId);
  if (changes.isError && changes.data === undefined) {
    return <p className={css.quiet}>{ADMIN_REGISTRATIONS_WORDS.changesFailed}</p>;
  }
  if (!changes.data?.length) return null;
  return (
    <section>
      <h3 className={css.heading}>{ADMIN_REGISTRATIONS_WORDS.changedAnswers}</h3>
      <Differences changes={changes.data} />
    </section>
  );
}

type SinceProps = {
  readonly registrationId: number;
  /** The version that was looked at. */
  readonly since: number;
  /** What is shown by now: the decision goes on from there. */
  readonly onShown: (revision: number) => void;
};

/** What was changed after somebody looked, before they decide after all. */
export function ChangedSince({ registrationId, since, onShown }: SinceProps) {
  const { data } = useChanges(registrationId);
  const changes = data?.filter(({ revision }) => revision > since) ?? [];
  const last = changes.at(-1)?.revision;
  useEffect(() => {
    if (last !== undefined) onShown(last);
  }, [last, onShown]);
  return (
    <div role="status">
      {last !== undefined && (
        <>
          <p>{ADMIN_REGISTRATIONS_WORDS.changedSince}</p>
          <Differences changes={changes} />
        </>
      )}
    </div>
  );
}

function useChanges(registrationId: number) {
  const input = { params: { id: String(registrationId) } };
  return useQuery({
    ...read('GET /admin/registrations/{id}/answer-changes', input),
    ...LIVE_QUERY,
  });
}

function Differences({ changes }: { readonly changes: readonly AnswerChange[] }) {
  return (
    <>
      {changes.flatMap((change) =>
        change.differences.map((difference) => (
          <p key={`${change.revision} ${difference.question}`}>
            <strong>{differenceWords(change, difference)}</strong>
          </p>
        )),
      )}
    </>
  );
}

/** 'T-shirt: M → L, 12 July 2025, 10:20 NPT'. */
function differenceWords(
  { changed_at }: AnswerChange,
  { question, type, before, after }: AnswerChange['differences'][number],
): string {
  const words = (answer: typeof before) =>
    answer === null ? ADMIN_REGISTRATIONS_WORDS.notAnswered : answerWords(type, answer);
  const at = formatDateTime(new Date(changed_at));
  return ADMIN_REGISTRATIONS_WORDS.changed(question, words(before), words(after), at);
}
