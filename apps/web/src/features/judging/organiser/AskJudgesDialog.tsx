import { mayDo } from '@pratibha/domain/access';
import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { isEmail } from '@pratibha/domain/people/identity';
import { ASK_JUDGES_WORDS } from '@pratibha/words/judging/organiser/ask';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords, useUser } from '../../session/session.tsx';
import { AddressHints } from './AddressHints.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = ASK_JUDGES_WORDS;
/** Accounts that a search shows. */
const MOST_FOUND = 8;

type Props = { readonly roundId: number; readonly onClose: () => void };

/** Asks people to judge, by their addresses; who may read people finds accounts by name. */
export function AskJudgesDialog({ roundId, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const mayFind = mayDo('users.read', useUser());
  const ask = useWrite('POST /admin/rounds/{id}/judges', ROUND_CHANGES);
  const form = useDraftForm({
    start: { emails: '' },
    form: fields,
    validate: ({ emails }) => {
      const wrong = faultIn(addressesIn(emails));
      return wrong === null ? {} : { emails: wrong };
    },
    write: ask,
    send: ({ emails }, callbacks) =>
      ask.mutate(
        { params: { id: String(roundId) }, body: { emails: addressesIn(emails) } },
        callbacks,
      ),
    onSent: () => {
      adminToast('success', W.sent);
      onClose();
    },
  });
  const { emails } = form.values;
  const add = (email: string) =>
    form.change({ emails: [...addressesIn(emails), email].map((each) => `${each}\n`).join('') });
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={ask.isPending ? W.sending : W.send}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={ask.isPending}
      error={ask.error && failureWords(ask.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.intro}</p>
        <TextAreaField
          label={W.emails}
          help={W.emailsHelp}
          rows={4}
          isResizable
          value={emails}
          error={form.errors.emails}
          onChange={({ currentTarget }) => form.change({ emails: currentTarget.value })}
          data-autofocus
        />
        <AddressHints roundId={roundId} emails={addressesIn(emails)} />
        {mayFind && <Finder chosen={addressesIn(emails)} onAdd={add} />}
      </div>
    </FormDialog>
  );
}

function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((each) => each !== ''))];
}

function faultIn(addresses: readonly string[]): string | null {
  if (addresses.length === 0) return W.none;
  if (addresses.length > JUDGE_LIMITS.askedAtOnce) return W.tooMany(JUDGE_LIMITS.askedAtOnce);
  const wrong = addresses.find((address) => !isEmail(address));
  return wrong === undefined ? null : W.wrong(wrong);
}

type FinderProps = {
  readonly chosen: readonly string[];
  readonly onAdd: (email: string) => void;
};

/** Finds accounts by words of the name or the address. */
function Finder({ chosen, onAdd }: FinderProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    ...read('GET /admin/users', { query: { q, limit: MOST_FOUND, status: 'ACTIVE' } }),
    enabled: q.length > 1,
  }).data;
  const isShown = q.length > 1 && found !== undefined;
  return (
    <div>
      <TextField
        type="search"
        label={W.find}
        help={W.findHelp}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={css.said}>
        {isShown && found.length === 0 ? W.nobody : null}
      </p>
      {isShown && found.length > 0 && (
        <ul className={rows.list} aria-label={W.found}>
          {found.map(({ id, name, email }) => (
            <li key={id}>
              <div className={rows.about}>
                <p className={css.name}>{name || email}</p>
                <p className={css.quiet}>{email}</p>
              </div>
              <Button
                variant="secondary"
                aria-label={W.addLabel(name || email)}
                disabled={chosen.includes(email)}
                onClick={() => onAdd(email)}
              >
                {W.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
