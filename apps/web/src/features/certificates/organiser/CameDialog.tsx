import { CAME_WORDS } from '@pratibha/words/certificates/organiser/people';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './certificates.module.css';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';

const W = CAME_WORDS;
const SHOWN = 200;
const CHANGES = [...CERTIFICATE_CHANGES, 'GET /admin/events/{id}/attendances'] as const;

type Props = { readonly eventId: number | null; readonly onClose: () => void };

/** Says who came to the event by which the list is filtered. */
export function CameDialog({ eventId, onClose }: Props) {
  const id = String(eventId ?? 0);
  const event = useQuery({
    ...read('GET /admin/events/{id}', { params: { id } }),
    enabled: eventId !== null,
  }).data;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [wasTried, setTried] = useState(false);
  const q = useDeferredValue(typed.trim());
  const input = { params: { id }, query: { limit: SHOWN, ...(q === '' ? {} : { q }) } };
  const list = useQuery({
    ...read('GET /admin/events/{id}/attendances', input),
    placeholderData: keepPreviousData,
    enabled: eventId !== null,
  });
  const say = useWrite('PUT /admin/events/{id}/attendances', CHANGES);
  const people = list.data ?? [];
  const send = (came: boolean) => {
    setTried(true);
    if (chosen.size === 0) return;
    say.mutate(
      { params: { id }, body: { registration_ids: [...chosen], came } },
      {
        onSuccess: ({ changed }) => {
          adminToast('success', W.done(changed));
          setChosen(new Set());
          setTried(false);
        },
      },
    );
  };
  const toggle = (registration: number) => {
    const next = new Set(chosen);
    if (!next.delete(registration)) next.add(registration);
    setChosen(next);
  };
  const fault = wasTried && chosen.size === 0 ? W.chooseSomebody : null;
  return (
    <FormDialog
      isOpen
      title={W.title(event?.title ?? '…')}
      submitLabel={eventId === null ? null : say.isPending ? W.marking : W.mark}
      onSubmit={() => send(true)}
      onClose={onClose}
      isDirty={chosen.size > 0}
      isBusy={say.isPending}
      error={fault ?? (say.error && failureWords(say.error, W.uncertain))}
    >
      <div className={css.fields}>
        <p>{eventId === null ? W.chooseEvent : W.intro}</p>
        {eventId !== null && (
          <>
            <TextField
              type="search"
              label={W.find}
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <p role="status" className={css.quiet}>
              {list.isPending && W.loading}
              {list.isLoadingError && `${W.loadFailed} ${reasonOf(list.error)}`}
              {list.isSuccess && people.length === 0 && W.nobody}
              {people.length === SHOWN && W.more(SHOWN)}
            </p>
            {people.length > 0 && (
              <>
                <div className={css.presses}>
                  <Button
                    variant="secondary"
                    onClick={() => setChosen(new Set(people.map((each) => each.registration_id)))}
                  >
                    {W.all}
                  </Button>
                  <Button variant="secondary" disabled={say.isPending} onClick={() => send(false)}>
                    {W.unmark}
                  </Button>
                </div>
                <ul className={css.people} aria-label={W.people}>
                  {people.map((each) => (
                    <li key={each.registration_id}>
                      <TickField
                        type="checkbox"
                        label={each.name}
                        help={each.said_by === null ? undefined : W.cameAt(each.said_by)}
                        checked={chosen.has(each.registration_id)}
                        onChange={() => toggle(each.registration_id)}
                      />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </FormDialog>
  );
}
