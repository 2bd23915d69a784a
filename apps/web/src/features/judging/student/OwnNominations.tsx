import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { OwnNomination } from '@pratibha/contract/nominations';
import { NOMINATION_LIMITS } from '@pratibha/domain/judging/nominations';
import { OWN_NOMINATIONS_WORDS } from '@pratibha/words/judging/judge/nominations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';

const W = OWN_NOMINATIONS_WORDS;
const CALL = 'GET /judge/rounds/{id}/nominations';

/** For what one may nominate one of one's works, if the round has such; changed until it ends. */
export function OwnNominations({ round }: { readonly round: JudgedRoundDetails }) {
  const all = useQuery(read(CALL, { params: { id: String(round.id) } }));
  if (all.error && all.data === undefined) {
    return <ErrorState message={W.loadFailed} onRetry={() => void all.refetch()} />;
  }
  if (all.data === undefined || all.data.length === 0) return null;
  const isOpen = round.state === 'open';
  return (
    <section className={css.card} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p className={css.quiet}>{isOpen ? W.intro : W.over}</p>
      {all.data.map((own) => (
        <NominationForm key={`${own.id} ${own.version}`} round={round} own={own} isOpen={isOpen} />
      ))}
    </section>
  );
}

type Props = {
  readonly round: JudgedRoundDetails;
  readonly own: OwnNomination;
  readonly isOpen: boolean;
};

function NominationForm({ round, own, isOpen }: Props) {
  const [work, setWork] = useState(own.work_id === null ? '' : String(own.work_id));
  const [reason, setReason] = useState(own.reason);
  const [wasTried, setTried] = useState(false);
  const save = useWrite('PUT /judge/rounds/{id}/nominations', [CALL]);
  const isMissing = work !== '' && reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    save.mutate({
      params: { id: String(round.id) },
      body: {
        id: own.id,
        work_id: work === '' ? null : Number(work),
        reason: work === '' ? null : reason,
        version: own.version,
      },
    });
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
          onChange={({ currentTarget }) => setWork(currentTarget.value)}
        />
        {work !== '' && (
          <TextAreaField
            label={W.reason}
            help={W.reasonHelp}
            rows={3}
            maxLength={NOMINATION_LIMITS.reason}
            value={reason}
            error={wasTried && isMissing ? W.reasonMissing : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
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
        {own.version > 0 && own.work_id !== null && !save.isPending && !save.error
          ? W.saved(own.title)
          : null}
      </p>
      {save.error && <p className={css.error}>{failureWords(save.error, W.failed)}</p>}
    </form>
  );
}
