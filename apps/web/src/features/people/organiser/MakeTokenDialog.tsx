import {
  LONGEST_TOKEN_NAME,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
} from '@pratibha/domain/people/tokens';
import { textError } from '@pratibha/domain/text/text-rule';
import { TOKENS_WORDS } from '@pratibha/words/people/organiser/tokens';
import { TOKEN_ERRORS } from '@pratibha/words/people/token-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { failureWords } from '../../session/session.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import css from './TokensPage.module.css';

const TERMS = [7, 30, TOKEN_DAYS.usual, 180, TOKEN_DAYS.most];
const NAME = { field: 'name', limit: LONGEST_TOKEN_NAME, isRequired: true } as const;
const START = { name: '', scope: 'read' as TokenScope, days: TOKEN_DAYS.usual as number };

type Props = { readonly onClose: () => void };

/** The form of a new token, and then the token itself, this once. */
export function MakeTokenDialog({ onClose }: Props) {
  const [token, setToken] = useState<string | null>(null);
  return token === null ? (
    <Form onMade={setToken} onClose={onClose} />
  ) : (
    <ShownOnce
      title={TOKENS_WORDS.shownTitle}
      text={TOKENS_WORDS.shown}
      label={TOKENS_WORDS.token}
      value={token}
      onClose={onClose}
    />
  );
}

function Form({ onMade, onClose }: Props & { readonly onMade: (token: string) => void }) {
  const make = useWrite('POST /user/tokens', ['GET /user/tokens']);
  const [values, setValues] = useState(START);
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = textError(values.name, NAME);
  const change = (part: Partial<typeof START>) => setValues({ ...values, ...part });
  const submit = () => {
    setWasTried(true);
    if (wrong === null) make.mutate({ body: values }, { onSuccess: ({ token }) => onMade(token) });
    else field.current?.focus();
  };
  return (
    <FormDialog
      isOpen
      title={TOKENS_WORDS.make}
      submitLabel={make.isPending ? TOKENS_WORDS.making : TOKENS_WORDS.make}
      onSubmit={submit}
      onClose={onClose}
      isDirty={values.name !== ''}
      isBusy={make.isPending}
      error={make.isError ? failureWords(make.error, TOKENS_WORDS.uncertain) : null}
    >
      <div className={css.fields}>
        <TextField
          ref={field}
          label={TOKENS_WORDS.name}
          help={TOKENS_WORDS.nameHelp}
          value={values.name}
          error={wasTried && wrong ? sentenceOf(TOKEN_ERRORS, wrong) : undefined}
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SelectField
          label={TOKENS_WORDS.scope}
          choices={TOKEN_SCOPES.map((scope) => ({
            value: scope,
            label: TOKENS_WORDS.scopes[scope],
          }))}
          value={values.scope}
          onChange={({ currentTarget }) => {
            const scope = TOKEN_SCOPES.find((each) => each === currentTarget.value);
            if (scope) change({ scope });
          }}
        />
        <SelectField
          label={TOKENS_WORDS.days}
          choices={TERMS.map((days) => ({
            value: String(days),
            label: TOKENS_WORDS.dayCount(days),
          }))}
          value={String(values.days)}
          onChange={({ currentTarget }) => change({ days: Number(currentTarget.value) })}
        />
      </div>
    </FormDialog>
  );
}
