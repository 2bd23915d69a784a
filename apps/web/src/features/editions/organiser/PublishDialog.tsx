import type { EditionDetails } from '@pratibha/contract/editions';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { contentDifferences } from '@pratibha/domain/editions/content-differences';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { differenceWords } from '@pratibha/words/editions/organiser/differences';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { SET_UP_WORDS } from '@pratibha/words/editions/organiser/set-up';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { loadSiteInfo, useIsSetUp } from '../../../shell/clock/site-info.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { fromZonedField } from '../../events/events.tsx';
import { useFindings } from './CheckedFindings.tsx';
import type { Writing } from './draft-keeper.ts';
import { PUBLICATION_CHANGES } from './edition-calls.ts';
import css from './editor.module.css';
import { FindingsList } from './FindingsList.tsx';
import { type AskedEvents, competitionsToOpen, eventsToOpen, OpenEvents } from './OpenEvents.tsx';

const W = EDITOR_WORDS;
/** So many changes are told one by one. */
const TOLD = 12;

type Props = {
  readonly edition: EditionDetails;
  readonly writing: Writing;
  readonly onGo: (pointer: string) => void;
  readonly onFresh: (edition: EditionDetails) => void;
  readonly onClose: () => void;
};

/** Asks when to publish, after telling what changes and what looks wrong. */
export function PublishDialog({ edition, writing, onGo, onFresh, onClose }: Props) {
  const findings = useFindings(edition.id);
  const publish = useWrite('POST /admin/editions/{id}/publish', PUBLICATION_CHANGES);
  const isSetUp = useIsSetUp();
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  const [accepts, setAccepts] = useState(false);
  const [asked, setAsked] = useState<AskedEvents>({});
  const { errors = [], warnings: found = [] } = findings.data ?? {};
  const names = competitionsToOpen(edition, writing.content);
  const events = eventsToOpen(names, asked);
  // What is asked about below needs no warning.
  const warnings = found.filter(
    ({ code, params }) =>
      code !== 'competition-without-event' || !names.includes(String(params['competition'])),
  );
  const isReady =
    findings.data !== undefined &&
    errors.length === 0 &&
    events !== null &&
    (warnings.length === 0 || accepts);
  const send = () =>
    publish.mutate(
      {
        params: { id: String(edition.id) },
        body: {
          revision: writing.revision,
          at: at === '' ? null : fromZonedField(at),
          note: note.trim() === '' ? null : note,
          accepts_warnings: accepts,
          events: [...(events ?? [])],
        },
      },
      {
        onSuccess: (fresh) => {
          onFresh(fresh);
          // The site may be set up by it.
          void loadSiteInfo();
          adminToast('success', at === '' ? W.publishedNow : W.scheduled);
          onClose();
        },
      },
    );
  const label = at === '' ? W.publishNow : W.publishLater;
  return (
    <FormDialog
      isOpen
      title={W.publishTitle}
      submitLabel={publish.isPending ? W.publishing : label}
      isSubmitDisabled={!isReady}
      isBusy={publish.isPending}
      isDirty={note !== '' || Object.keys(asked).length > 0}
      error={publish.isError ? reasonOf(publish.error) : null}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={css.fields}>
        {edition.status === 'draft' && <p>{W.takesPlace}</p>}
        {isSetUp ? (
          <Differences before={edition.content as JsonFields | null} after={writing.content} />
        ) : (
          <p>{SET_UP_WORDS.publish}</p>
        )}
        {findings.data ? (
          errors.length + warnings.length > 0 && (
            <FindingsList findings={{ errors, warnings }} content={writing.content} onGo={onGo} />
          )
        ) : (
          <Spinner label={W.checking} />
        )}
        {findings.data !== undefined && errors.length === 0 && names.length > 0 && (
          <OpenEvents
            names={names}
            content={writing.content as unknown as EditionContent}
            asked={asked}
            onChange={setAsked}
          />
        )}
        {errors.length === 0 && warnings.length > 0 && (
          <TickField
            type="checkbox"
            label={W.accept}
            checked={accepts}
            onChange={({ currentTarget }) => setAccepts(currentTarget.checked)}
          />
        )}
        <TextField
          type="datetime-local"
          label={W.publishAt}
          help={W.publishAtHelp}
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
        <TextField
          label={W.note}
          help={W.noteHelp}
          value={note}
          maxLength={300}
          autoComplete="off"
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}

function Differences({
  before,
  after,
}: {
  readonly before: JsonFields | null;
  readonly after: JsonFields;
}) {
  // Of a year that was never published all is new.
  if (before === null) return null;
  const all = contentDifferences(before, after);
  return (
    <div>
      <h3>{W.changes(all.length)}</h3>
      <ul className={css.plain}>
        {all.slice(0, TOLD).map((each) => {
          const said = differenceWords(each, after);
          return (
            <li key={each.pointer}>
              <DifferenceText {...said} />
            </li>
          );
        })}
        {all.length > TOLD && <li>{W.more(all.length - TOLD)}</li>}
      </ul>
    </div>
  );
}

type Difference = {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What a field said before, and says after. */
export function DifferenceText({ label, before, after }: Difference) {
  return (
    <>
      {label}: {before === null ? W.nothing : <del>{before}</del>} →{' '}
      {after === null ? W.nothing : <ins>{after}</ins>}
    </>
  );
}
