import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { OwnNomination } from '@pratibha/contract/nominations';
import { NOMINATION_LIMITS } from '@pratibha/domain/judging/nominations';
import { OWN_NOMINATIONS_WORDS } from '@pratibha/words/judging/judge/nominations';
import { useState } from 'react';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';
import { useNomination } from './use-nomination.ts';

const W = OWN_NOMINATIONS_WORDS;
const CALL = 'GET /judge/rounds/{id}/nominations';

type Props = {
  readonly round: JudgedRoundDetails;
  readonly own: OwnNomination;
  readonly isOpen: boolean;
};

/** One's own nomination for one thing. */
export function NominationForm({ round, own, isOpen }: Props) {
  const nomination = useNomination(own);
  const { work, reason } = nomination.filled;
  const [wasTried, setTried] = useState(false);
  const save = useWrite('PUT /judge/rounds/{id}/nominations', [CALL]);
  const params = { id: String(round.id) };
  const isMissing = work !== '' && reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    save.mutate(
      {
        params,
        body: {
          id: own.id,
          work_id: work === '' ? null : Number(work),
          reason: work === '' ? null : reason,
          // Whoever saves over what came meanwhile has read of it.
          version: own.version,
        },
      },
      {
        onSuccess: (all) => {
          queryClient.setQueryData(read(CALL, { params }).queryKey, all);
          nomination.drop();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className={css.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      {nomination.isClash && (
        <div role="alert" className={css.notice}>
          <p>{W.clash(nameOf(own, round), own.reason)}</p>
          <Button variant="secondary" onClick={nomination.drop}>
            {W.takeSaved}
          </Button>
        </div>
      )}
      <fieldset className={css.plain} disabled={!isOpen}>
        <SelectField
          label={W.work(own.title)}
          choices={[
            { value: '', label: W.none },
            ...round.works_listed.map(({ id, number }) => ({
              value: String(id),
              label: W.number(number),
            })),
          ]}
          value={work}
          onChange={({ currentTarget }) => nomination.change({ work: currentTarget.value })}
        />
        {work !== '' && (
          <TextAreaField
            label={W.reason}
            help={W.reasonHelp}
            rows={3}
            maxLength={NOMINATION_LIMITS.reason}
            value={reason}
            error={wasTried && isMissing ? W.reasonMissing : undefined}
            onChange={({ currentTarget }) => nomination.change({ reason: currentTarget.value })}
          />
        )}
        {isOpen && (
          <div className={css.actions}>
            <Button type="submit" variant="secondary" aria-label={W.saveLabel(own.title)}>
              {W.save}
            </Button>
          </div>
        )}
      </fieldset>
      <p role="status" className={css.saved}>
        {nomination.isOpen
          ? W.open
          : own.version > 0 && own.work_id !== null && !save.isPending && !save.error
            ? W.saved(own.title)
            : null}
      </p>
      {save.error && <p className={css.error}>{failureWords(save.error, W.failed)}</p>}
    </form>
  );
}

/** The work that is nominated, as judges know it. */
function nameOf({ work_id }: OwnNomination, { works_listed }: JudgedRoundDetails): string {
  const work = works_listed.find(({ id }) => id === work_id);
  return work ? W.number(work.number) : W.none;
}
