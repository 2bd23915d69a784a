import type { CertificatePreview } from '@pratibha/contract/certificate-issuing';
import { ISSUED_KINDS, type IssuedKind } from '@pratibha/domain/certificates/candidates';
import { CERTIFICATE_KIND_WORDS } from '@pratibha/words/certificates/kinds';
import { ISSUE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWriteOnce } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { adminToast, reasonOf, withoutAnswers } from '../../console/console.tsx';
import { failureWords, lateComponent, useUser } from '../../session/session.tsx';
import { ChosenPeople } from './ChosenPeople.tsx';
import css from './certificates.module.css';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';
import { useEventChoices } from './use-event-choices.ts';

const W = ISSUE_WORDS;

const FindField = lateComponent({
  load: async () => (await import('../../find/find.tsx')).FindField,
  useIsAsked: () => false,
});

type Props = {
  /** Its slug; undefined: the one whose pages are shown. */
  readonly edition: string | undefined;
  readonly eventId: number | null;
  readonly onClose: () => void;
};

/** Shows who would get certificates and who is left out and why, and issues them. */
export function IssueDialog({ edition, eventId, onClose }: Props) {
  const user = useUser();
  const events = useEventChoices(edition);
  const [event, setEvent] = useState(eventId === null ? '' : String(eventId));
  const [kinds, setKinds] = useState<ReadonlySet<IssuedKind>>(new Set(ISSUED_KINDS));
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [wasTried, setTried] = useState(false);
  const issue = useWriteOnce('POST /admin/certificates/runs', String(user.id), CERTIFICATE_CHANGES);
  const [find, setFind] = useState<string | undefined>();
  const query = { edition, ...(event === '' ? {} : { event_id: event, find }) };
  const preview = useQuery({
    ...read('GET /admin/certificates/candidates', { query }),
    staleTime: 0,
    enabled: !issue.isPending && !issue.isSuccess,
  });
  const ready = readyIn(preview.data, kinds);
  const count = chosen === null ? ready : chosen.size;
  const fault =
    kinds.size === 0 ? W.chooseKind : chosen !== null && count === 0 ? W.chooseSomebody : null;
  const submit = () => {
    setTried(true);
    if (fault !== null || count === 0) return;
    const body = {
      ...{ edition, event_id: event === '' ? null : Number(event) },
      ...{ kinds: [...kinds], keys: chosen === null ? null : [...chosen] },
      find: event === '' ? null : (find ?? null),
    };
    issue.mutate(
      { body },
      {
        onSuccess: () => {
          adminToast('success', W.begun);
          onClose();
        },
      },
    );
  };
  const toggle = (kind: IssuedKind) => {
    const next = new Set(kinds);
    if (!next.delete(kind)) next.add(kind);
    setKinds(next);
    setChosen((before) => before && new Set());
  };
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={issue.isPending ? W.submitting : count === 0 ? W.submitNone : W.submit(count)}
      onSubmit={submit}
      onClose={onClose}
      isDirty={(chosen !== null && chosen.size > 0) || find !== undefined}
      isBusy={issue.isPending}
      isSubmitDisabled={preview.data === undefined || (chosen === null && count === 0)}
      error={(wasTried && fault) || (issue.error && failureWords(issue.error, W.uncertain))}
    >
      <div className={css.fields}>
        <SelectField
          label={W.event}
          choices={[{ value: '', label: W.wholeEdition }, ...events]}
          value={event}
          onChange={({ currentTarget }) => {
            setEvent(currentTarget.value);
            setFind(withoutAnswers(find));
            setChosen((before) => before && new Set());
          }}
        />
        {event !== '' && (
          <FindField
            list="registrations"
            find={find}
            event={Number(event)}
            onFind={(found) => {
              setFind(found);
              setChosen((before) => before && new Set());
            }}
          />
        )}
        <fieldset className={css.kinds}>
          <legend>{W.kinds}</legend>
          {ISSUED_KINDS.map((kind) => (
            <TickField
              key={kind}
              type="checkbox"
              label={CERTIFICATE_KIND_WORDS[kind]}
              help={<Counts of={preview.data?.kinds.find((each) => each.kind === kind)} />}
              checked={kinds.has(kind)}
              onChange={() => toggle(kind)}
            />
          ))}
        </fieldset>
        <p role="status" className={css.quiet}>
          {preview.isPending && W.loading}
          {preview.isLoadingError && `${W.failed} ${reasonOf(preview.error)}`}
        </p>
        <fieldset className={css.kinds}>
          <legend>{W.whom}</legend>
          {[true, false].map((all) => (
            <TickField
              key={String(all)}
              type="radio"
              name="whom"
              label={all ? W.everybody : W.chosen}
              checked={(chosen === null) === all}
              onChange={() => setChosen(all ? null : new Set())}
            />
          ))}
        </fieldset>
        {chosen !== null && (
          <ChosenPeople query={query} kinds={kinds} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
    </FormDialog>
  );
}

/** How many get one of these kinds. */
function readyIn(preview: CertificatePreview | undefined, kinds: ReadonlySet<IssuedKind>): number {
  const own = preview?.kinds.filter(({ kind }) => kinds.has(kind)) ?? [];
  return own.reduce((sum, { ready }) => sum + ready, 0);
}

type CountsProps = { readonly of: CertificatePreview['kinds'][number] | undefined };

/** How many get one of a kind, and who is left out and why. */
function Counts({ of }: CountsProps) {
  if (of === undefined) return null;
  const left = of.left_out.map(({ why, count }) => W.leftOut[why](count));
  return (
    <>
      {W.ready(of.ready)}
      {left.length > 0 && ` · ${W.without} ${left.join(', ')}`}
    </>
  );
}
