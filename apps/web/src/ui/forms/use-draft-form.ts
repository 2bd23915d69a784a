import { type RefObject, useRef, useState } from 'react';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { type DraftStorage, useDraft } from './use-draft.ts';

/** A message for each field that has one. */
type Messages = Readonly<Partial<Record<string, string>>>;

/** What a form does once its values were sent, or were not. */
type SendCallbacks<Result> = {
  readonly onSuccess: (result: Result) => unknown;
  readonly onError: (error: Error) => void;
};

type DraftForm<Values, Errors, Result> = {
  /** Names the person and the thing; without it nothing outlives the form. */
  readonly key?: string;
  readonly storage?: DraftStorage;
  /** What the values are compared with, and what they are where no draft is kept. */
  readonly start: Values;
  /** Reads what was kept, where laying it over `start` does not do. */
  readonly restore?: (saved: unknown) => Values;
  /** The message for each field that is wrong. */
  readonly validate?: (values: Values) => Errors;
  /** When a field says what is wrong: from the first attempt to send, or once touched or filled. */
  readonly showErrors?: 'once-tried' | 'once-touched';
  /** Where the first wrong field gets the focus. */
  readonly form?: RefObject<HTMLElement | null>;
  /** The write that `send` begins: it forgets its failure before the next attempt. */
  readonly write: { readonly reset: () => void };
  /** Begins to send the values, in which nothing is wrong. */
  readonly send: (values: Values, callbacks: SendCallbacks<Result>) => void;
  /** The server's message for each field that it refused. */
  readonly refusedBy?: (error: Error) => Messages;
  /** After sending; the draft is cleared by then. */
  readonly onSent: (result: Result) => unknown;
  readonly onFailed?: (error: Error) => void;
};

/**
 * A form: its values, which outlive the page, the messages under its fields, and the sending.
 * `faults` are all messages that the values deserve, `errors` those that the fields may show now,
 * with the server's where it refused what looked right here. What is sent is sent once, however
 * often somebody clicks, until it is refused or all that follows is done.
 */
export function useDraftForm<Values extends object, Errors extends Messages, Result>(
  options: DraftForm<Values, Errors, Result>,
) {
  const { start, write, showErrors = 'once-tried' } = options;
  const draft = useDraft(options.key ?? null, start, options.storage ?? 'tab', options.restore);
  const [wasTried, setWasTried] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Messages>({});
  const isUnderWay = useRef(false);

  const { values } = draft;
  const faults: Messages = options.validate?.(values) ?? {};
  const isTold = (name: string) =>
    touched.has(name) || name in refused || isFilled(values[name as keyof Values]);
  const errors =
    showErrors === 'once-tried'
      ? wasTried && { ...refused, ...faults }
      : withNames({ ...faults, ...refused }, isTold);

  const touch = (...names: readonly string[]) => setTouched(new Set([...touched, ...names]));
  const change = (part: Partial<Values>) => {
    draft.setValues({ ...values, ...part });
    if (showErrors === 'once-tried') return;
    touch(...Object.keys(part));
    setRefused(withNames(refused, (name) => !(name in part)));
  };
  const submit = () => {
    // A second click may come before the first is drawn, or while what was sent is followed up.
    if (isUnderWay.current) return;
    setWasTried(true);
    write.reset();
    if (showErrors === 'once-tried') setRefused({});
    if (Object.keys(faults).length > 0) {
      focusFirstInvalid(options.form?.current ?? null);
      return;
    }
    isUnderWay.current = true;
    options.send(values, {
      onSuccess: async (result) => {
        draft.clear();
        try {
          await options.onSent(result);
        } finally {
          isUnderWay.current = false;
        }
      },
      onError: (error) => {
        isUnderWay.current = false;
        setRefused(options.refusedBy?.(error) ?? {});
        options.onFailed?.(error);
      },
    });
  };
  return {
    values,
    setValues: draft.setValues,
    faults: faults as Errors,
    errors: (errors || {}) as Partial<Errors>,
    change,
    touch,
    submit,
    discard: draft.clear,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    isRestored: draft.isRestored,
    isKept: draft.isKept,
  };
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function withNames(messages: Messages, isKept: (name: string) => boolean): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => isKept(name)));
}
