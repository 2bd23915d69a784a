import { type EntryState, entryStates } from '@pratibha/domain/editions/timeline';
import { TIMELINE_WORDS } from '@pratibha/words/pages/timeline';
import { useNow } from '../../../../data/server-clock.ts';
import type { ShownTimeline } from '../../../../shell/edition/edition-in-document.ts';
import { Badge, type Tone } from '../../../../ui/plain/Badge.tsx';
import css from './Timeline.module.css';

const TONES: Record<Exclude<EntryState, 'later'>, Tone> = {
  past: 'neutral',
  now: 'danger',
  next: 'warning',
};

/** A line with a dot for every step; what is past, now and next follows the server's clock. */
export function Timeline({ steps }: { readonly steps: ShownTimeline['steps'] }) {
  const now = useNow(60_000);
  const states = now === null ? [] : entryStates(steps, now);
  return (
    <ol className={css.list}>
      {steps.map((step, index) => {
        const state = states[index] ?? 'later';
        return (
          <li key={`${step.starts} ${step.title}`} className={css.entry} data-state={state}>
            <span className={css.dot} aria-hidden="true" />
            <p className={css.when}>
              <span>{step.when}</span>
              {state !== 'later' && (
                <span className={css.mark}>
                  <Badge tone={TONES[state]}>{TIMELINE_WORDS.marks[state]}</Badge>
                </span>
              )}
            </p>
            <h3 className={css.title}>{step.title}</h3>
            <p className={css.note}>{step.note}</p>
          </li>
        );
      })}
    </ol>
  );
}
