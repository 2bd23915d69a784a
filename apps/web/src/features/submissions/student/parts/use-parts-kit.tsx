import type { UserEvent } from '@pratibha/contract/events';
import type { HandedWork } from '@pratibha/contract/handed-works';
import type { OwnUpload } from '@pratibha/contract/uploads';
import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { formatDateTime } from '@pratibha/words/time';
import { useState } from 'react';
import { goesOn } from '../../../../data/uploads/upload.ts';
import { uploadsOf, useUploads } from '../../../../data/uploads/use-uploads.ts';
import { Button } from '../../../../ui/plain/Button.tsx';
import { useUser } from '../../../session/session.tsx';
import { laterEndOf } from './later-end.ts';
import { fieldAt, partFaults } from './part-faults.ts';
import css from './parts.module.css';
import { type DraftPart, filesOf, sentParts, settledParts, startParts } from './parts-draft.ts';
import type { LaterEnd, OnTheirWay, PartsKit } from './parts-kit.ts';
import { WorkParts } from './WorkParts.tsx';

const W = WORK_PARTS_WORDS;

type Read = {
  readonly event: UserEvent;
  readonly form: StudentWorkForm;
  /** The revision from which the form begins, as it was handed in by parts. */
  readonly handed: HandedWork | null;
  readonly own: readonly OwnUpload[];
};

/** The parts of a work for its form, with the uploads of this browser as they are right now. */
export function usePartsKit({ event, form, handed, own }: Read): PartsKit {
  const owner = useUser().id;
  const keeper = uploadsOf(owner);
  const uploads = useUploads(owner).filter((each) => each.event === event.id && each.part !== null);
  const [start] = useState(() => startParts(form, handed, own));
  const hasUploads = uploads.length > 0;
  const [hadUploads] = useState(hasUploads);
  const settled = (draft: readonly DraftPart[]) => settledParts(form, draft, uploads, own);
  const sentFromHere = (parts: readonly DraftPart[]) =>
    settled(parts)
      .flatMap((part) => filesOf(part, uploads, own))
      .flatMap(({ upload }) => upload ?? []);
  return {
    form,
    start,
    settled,
    faults: (workLink, parts) =>
      partFaults({ form, workLink, parts: settled(parts), uploads, own }),
    sent: (parts) => sentParts(settled(parts), uploads),
    fieldAt: (pointer, parts) => fieldAt(pointer, sentParts(settled(parts), uploads)),
    onTheirWay: (parts) => onTheirWay(sentFromHere(parts)),
    goOn: (parts) => {
      for (const { id, state } of sentFromHere(parts)) if (state === 'paused') keeper.goOn(id);
      keeper.wake();
    },
    laterEnd: (parts) => laterEndOf(event, form, { parts: settled(parts), uploads, own, handed }),
    hasUploads,
    hadUploads,
    restored: (parts) => W.back(sentFromHere(parts).length),
    fields: (inForm) => (
      <WorkParts
        {...inForm}
        event={event.id}
        form={form}
        keeper={keeper}
        own={own}
        uploads={uploads}
        handed={handed}
      />
    ),
    waiting: (of, onStop) => <Waiting of={of} onStop={onStop} />,
    waitingLabel: W.wait,
    late: (end) => <Late end={end} />,
    discardWords: (isReplacing) => (isReplacing ? W.discardReplacement : W.discard),
    handedIn: () => keeper.handedIn(event.id),
    discard: () => keeper.discard(event.id),
  };
}

function onTheirWay(uploads: ReturnType<typeof useUploads>): OnTheirWay | null {
  if (uploads.every(({ state }) => state === 'done')) return null;
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return {
    sent: sum(uploads.map(({ sent, state }) => (state === 'copying' ? 0 : sent))),
    size: sum(uploads.map(({ size }) => size)),
    isStuck: uploads.some((upload) => upload.state !== 'done' && !goesOn(upload)),
  };
}

function Waiting({ of, onStop }: { readonly of: OnTheirWay; readonly onStop: () => void }) {
  return (
    <div className={css.waiting}>
      <p>{W.waiting(of.sent, of.size)}</p>
      <progress max={of.size} value={of.sent} aria-hidden />
      <Button variant="quiet" onClick={onStop}>
        {W.stopWaiting}
      </Button>
    </div>
  );
}

function Late({ end: { at, by } }: { readonly end: LaterEnd }) {
  const until = formatDateTime(at);
  return (
    <p className={css.late} role="status">
      {by === 'grace' ? W.begunInTime(until) : W.mending(until)}
    </p>
  );
}
