import type { RoomLink } from '@pratibha/contract/room-links';
import { guestErrors, LONGEST_GUEST_NAME } from '@pratibha/domain/judging/guests';
import { GUEST_ERRORS } from '@pratibha/words/judging/guest-errors';
import { ROOM_WORDS } from '@pratibha/words/judging/judge/room';
import { sentenceOf } from '@pratibha/words/sentences';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PATHS } from '../../../../data/address/paths.ts';
import { api } from '../../../../data/api.ts';
import type { HeldLink } from '../../../../data/guest-link.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Button } from '../../../../ui/plain/Button.tsx';
import { failureWords } from '../../../session/session.tsx';
import css from '../judge.module.css';

const W = ROOM_WORDS;

type Props = { readonly link: HeldLink; readonly onAsked: (asked: RoomLink) => void };

/** Asks for the name of somebody who would like to judge. */
export function RoomAsk({ link, onAsked }: Props) {
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const ask = useMutation({
    mutationFn: () => api('POST /room-links/ask', { body: { ...link, name: name.trim() } }),
    onSuccess: onAsked,
  });
  const wrong = guestErrors({ name }).name;
  return (
    <form
      noValidate
      className={css.card}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (!wrong && !ask.isPending) ask.mutate();
      }}
    >
      <TextField
        label={W.name}
        autoComplete="name"
        maxLength={LONGEST_GUEST_NAME}
        value={name}
        error={wasTried && wrong ? sentenceOf(GUEST_ERRORS, wrong) : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p className={css.quiet}>
        {W.stored} <a href={PATHS.privacy}>{W.privacy}</a>
      </p>
      {ask.error && (
        <p role="alert" className={css.error}>
          {failureWords(ask.error, W.uncertain)}
        </p>
      )}
      <p className={css.next}>
        <Button type="submit" size="large" aria-busy={ask.isPending}>
          {ask.isPending ? W.asking : W.ask}
        </Button>
      </p>
    </form>
  );
}
