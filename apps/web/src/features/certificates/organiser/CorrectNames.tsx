import type { NamedPerson } from '@pratibha/contract/certificate-names';
import { NAMES_WORDS } from '@pratibha/words/certificates/organiser/names';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../../data/queries.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { CorrectNameDialog } from './CorrectNameDialog.tsx';
import css from './names.module.css';

const W = NAMES_WORDS;
const FEWEST_LETTERS = 2;

/** Finds somebody of the edition by their name, whose name on certificates is to be corrected. */
export function CorrectNames({ edition }: { readonly edition: string | undefined }) {
  const [typed, setTyped] = useState('');
  const [corrected, setCorrected] = useState<NamedPerson | null>(null);
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    ...read('GET /admin/certificate-names/people', { query: { edition, q } }),
    enabled: q.length >= FEWEST_LETTERS,
  });
  return (
    <>
      <TextField
        type="search"
        label={W.find}
        help={W.findHelp}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status">
        {found.isLoadingError && <p>{W.findFailed}</p>}
        {found.data?.length === 0 && <p>{W.noneFound}</p>}
      </div>
      {found.data !== undefined && found.data.length > 0 && (
        <ul className={css.found} aria-label={W.found}>
          {found.data.map((person) => (
            <li key={person.user_id}>
              <span>
                <strong>{person.name}</strong>
                {person.name !== person.profile_name && (
                  <small>{W.profile(person.profile_name)}</small>
                )}
              </span>
              <Button
                variant="quiet"
                aria-label={W.correctOf(person.profile_name)}
                onClick={() => setCorrected(person)}
              >
                {W.correct}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {corrected !== null && (
        <CorrectNameDialog
          key={corrected.user_id}
          person={corrected}
          edition={edition}
          onClose={() => setCorrected(null)}
        />
      )}
    </>
  );
}
