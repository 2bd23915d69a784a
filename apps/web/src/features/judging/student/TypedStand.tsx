import { NetworkError } from '@pratibha/contract/client';
import type { StandsToJudge } from '@pratibha/contract/standing';
import { foldedStand } from '@pratibha/domain/judging/stands';
import { HALL_WORDS } from '@pratibha/words/judging/judge/stands';
import { useState } from 'react';
import { said } from '../../../data/said.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './hall.module.css';
import { useStandAt } from './use-stand-at.tsx';

const W = HALL_WORDS;

/** Any stand by what is written there, whether one was sent to it or not. */
export function TypedStand({ stands }: { readonly stands: StandsToJudge }) {
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const arrive = useStandAt(stands.round_id);
  const folded = foldedStand(typed);
  const found = stands.stands.find(({ stand }) => foldedStand(stand) === folded);
  const { error } = arrive.write;
  return (
    <form
      noValidate
      className={css.typed}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (found) arrive.go(found);
      }}
    >
      <TextField
        label={W.typed}
        help={W.typedHelp}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        value={typed}
        error={wasTried && !found ? W.unknown : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWasTried(false);
          arrive.write.reset();
        }}
      />
      <p role="status" className={css.quiet}>
        {found && W.isWork(found.stand, found.area && said(found.area), found.number)}
      </p>
      <Button type="submit" variant="secondary" disabled={arrive.write.isPending}>
        {W.goThere}
      </Button>
      {error && !(error instanceof NetworkError) && (
        <p role="alert" className={css.error}>
          {failureWords(error, W.didNotWork)}
        </p>
      )}
      {arrive.dialog}
    </form>
  );
}
