import type { AnnouncementProgress } from '@pratibha/contract/announcements';
import { mayBeStrip, stripError, stripStanding } from '@pratibha/domain/announcements/strips';
import { ZONE_OFFSET } from '@pratibha/domain/time/competition-time';
import {
  STRIP_PART_WORDS,
  STRIP_STANDING_WORDS,
} from '@pratibha/words/announcements/organiser/strip';
import { STRIP_ERRORS } from '@pratibha/words/announcements/strip-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { useByClock } from '../../../data/server-clock.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { toZonedField } from '../../events/events.tsx';
import css from './announcements.module.css';

const W = STRIP_PART_WORDS;
const CALL = 'GET /admin/announcements/{id}/strip';
const words = (at: string) => formatDateTime(new Date(at));
const onError = (error: Error) => adminToast('error', reasonOf(error));

/** Puts an announcement above the events of whoever is told, for a time. */
export function StripPart({ of }: { readonly of: AnnouncementProgress }) {
  const params = { id: String(of.id) };
  const saved = useQuery(read(CALL, { params }));
  const save = useWrite('PUT /admin/announcements/{id}/strip', [CALL]);
  // What was typed; null: as it is saved.
  const [typed, setTyped] = useState<{ from: string; until: string } | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const strip = saved.data?.strip ?? null;
  if (!mayBeStrip(of.state) && strip === null) return null;
  const field = typed ?? {
    from: strip ? toZonedField(strip.from) : '',
    until: strip ? toZonedField(strip.until) : '',
  };
  const change = (part: Partial<typeof field>) => setTyped({ ...field, ...part });
  const time = { from: `${field.from}${ZONE_OFFSET}`, until: `${field.until}${ZONE_OFFSET}` };
  const missing = { from: field.from === '', until: field.until === '' };
  const wrong =
    missing.from || missing.until
      ? null
      : stripError({ from: new Date(time.from), until: new Date(time.until) });
  const said = (name: 'from' | 'until') => {
    if (!wasTried) return undefined;
    if (missing[name]) return W.missing;
    return name === 'until' && wrong ? sentenceOf(STRIP_ERRORS, wrong) : undefined;
  };
  const write = (next: typeof time | null) => {
    const onSuccess = () => {
      setTyped(null);
      setWasTried(false);
      adminToast('success', next === null ? W.removed : W.saved);
    };
    save.mutate({ params, body: { strip: next } }, { onSuccess, onError });
  };
  const putUp = () => {
    setWasTried(true);
    if (!missing.from && !missing.until && wrong === null) write(time);
  };
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p>{W.intro}</p>
      {saved.isLoadingError ? (
        <ErrorState message={W.loadFailed} onRetry={() => void saved.refetch()} />
      ) : (
        <>
          <p role="status">
            {saved.data && (strip ? <Standing of={of.state} strip={strip} /> : W.nowhere)}
          </p>
          <div className={css.filters}>
            {(['from', 'until'] as const).map((name) => (
              <TextField
                key={name}
                type="datetime-local"
                label={W[name]}
                help={W.help}
                value={field[name]}
                error={said(name)}
                onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
              />
            ))}
          </div>
          <div className={css.actions}>
            {strip && (
              <Button variant="secondary" disabled={save.isPending} onClick={() => write(null)}>
                {W.remove}
              </Button>
            )}
            <Button disabled={save.isPending || !saved.isSuccess} onClick={putUp}>
              {save.isPending ? W.saving : W.save}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type Strip = { readonly from: string; readonly until: string };

/** Whether it stands there at this moment. */
function Standing({ of: state, strip }: { of: AnnouncementProgress['state']; strip: Strip }) {
  const { from, until } = strip;
  const time = { from: new Date(from), until: new Date(until) };
  const standing = useByClock((now) => stripStanding({ state, ...time }, now));
  return standing && STRIP_STANDING_WORDS[standing](words(from), words(until));
}
