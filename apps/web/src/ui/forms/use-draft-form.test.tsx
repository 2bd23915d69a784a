import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { mergedOver } from './use-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

type Values = { name: string; isReady: boolean; tools: readonly string[] };
type Outcome = { onSuccess: (answer: string) => unknown; onError: (error: Error) => void };

const START: Values = { name: '', isReady: false, tools: [] };
const KEY = 'pratibha.test.7';

let root: Root;
let form: ReturnType<typeof useTestForm>;
let sent: { values: Values; outcome: Outcome }[];
const onSent = vi.fn();
const reset = vi.fn();

function useTestForm(showErrors: 'once-tried' | 'once-touched') {
  return useDraftForm({
    key: KEY,
    start: START,
    validate: ({ name }: Values): { name?: string; isReady?: string } =>
      name.trim() === '' ? { name: 'Name is required' } : {},
    showErrors,
    write: { reset },
    send: (values, outcome: Outcome) => sent.push({ values, outcome }),
    refusedBy: ({ message }) => ({ name: message }),
    onSent,
  });
}

function open(showErrors: 'once-tried' | 'once-touched' = 'once-tried') {
  function Form() {
    const latest = useTestForm(showErrors);
    useEffect(() => {
      form = latest;
    });
    return null;
  }
  act(() => root.render(<Form />));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  sent = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a form that tells what is wrong once it was tried', () => {
  beforeEach(() => open());

  it('is silent before, sends nothing wrong, and tells from then on while typing', () => {
    expect(form.errors).toEqual({});
    act(() => form.submit());
    expect(sent).toEqual([]);
    expect(form.errors).toEqual({ name: 'Name is required' });
    act(() => form.change({ name: 'Asha' }));
    expect(form.errors).toEqual({});
    act(() => form.change({ name: ' ' }));
    expect(form.errors).toEqual({ name: 'Name is required' });
  });

  it("lays the server's messages under the fields until the next attempt", () => {
    act(() => form.change({ name: 'Asha' }));
    act(() => form.submit());
    act(() => sent[0]?.outcome.onError(new Error('This name is taken')));
    expect(form.errors).toEqual({ name: 'This name is taken' });
    act(() => form.change({ name: 'Binod' }));
    expect(form.errors).toEqual({ name: 'This name is taken' });
    act(() => form.change({ name: '' }));
    expect(form.errors).toEqual({ name: 'Name is required' });
    act(() => form.change({ name: 'Chandra' }));
    act(() => form.submit());
    expect(form.errors).toEqual({});
    expect(sent.map(({ values }) => values.name)).toEqual(['Asha', 'Chandra']);
  });

  it('forgets the failure of the attempt before, also where nothing can be sent', () => {
    act(() => form.submit());
    expect(reset).toHaveBeenCalledOnce();
  });
});

test('a form that tells once touched takes a refusal back where the field is corrected', () => {
  open('once-touched');
  expect(form.errors).toEqual({});
  expect(form.faults).toEqual({ name: 'Name is required' });
  act(() => form.touch('name'));
  expect(form.errors).toEqual({ name: 'Name is required' });
  act(() => form.change({ name: 'Asha' }));
  act(() => form.submit());
  act(() => sent[0]?.outcome.onError(new Error('This name is taken')));
  act(() => form.change({ isReady: true }));
  expect(form.errors).toEqual({ name: 'This name is taken' });
  act(() => form.change({ name: 'Binod' }));
  expect(form.errors).toEqual({});
});

describe('a second attempt', () => {
  beforeEach(() => {
    open();
    act(() => form.change({ name: 'Asha' }));
    // Both before anything is drawn, as when a double click meets a busy browser.
    act(() => [form, form].forEach(({ submit }) => submit()));
  });

  it('is none while the first is on its way, nor takes back what follows it', () => {
    expect(sent).toHaveLength(1);
    expect(reset).toHaveBeenCalledOnce();
  });

  it('is none before all that follows the first is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onSent.mockReturnValueOnce(promise);
    const done = sent[0]?.outcome.onSuccess('done');
    act(() => form.submit());
    expect(sent).toHaveLength(1);
    resolve();
    await done;
    act(() => form.submit());
    expect(sent).toHaveLength(2);
  });

  it('is one once the first failed', () => {
    act(() => sent[0]?.outcome.onError(new Error('no')));
    act(() => form.submit());
    expect(sent).toHaveLength(2);
  });
});

describe('what was typed', () => {
  it('is there again, until it was sent', () => {
    open();
    act(() => form.change({ name: 'Asha' }));
    expect(form).toMatchObject({ isDirty: true, isRestored: false });
    act(() => root.unmount());
    root = createRoot(document.body);
    open();
    expect(form).toMatchObject({ isDirty: true, isRestored: true, values: { name: 'Asha' } });
    act(() => form.submit());
    onSent.mockImplementation(() => expect(sessionStorage.getItem(KEY)).toBeNull());
    act(() => void sent[0]?.outcome.onSuccess('done'));
    expect(onSent).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('is there again when it could not be sent, and gone when it was discarded', () => {
    open();
    act(() => form.change({ name: 'Asha' }));
    act(() => form.submit());
    act(() => sent[0]?.outcome.onError(new Error('no')));
    expect(sessionStorage.getItem(KEY)).toContain('Asha');
    act(() => form.discard());
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('opens the form also where an older release kept it', () => {
    sessionStorage.setItem(KEY, '{"isReady":true,"nickname":"A"}');
    open();
    expect(form.values).toEqual({ ...START, isReady: true });
    act(() => form.submit());
    expect(form.errors).toEqual({ name: 'Name is required' });
  });

  it('is kept for a reload, unless the browser refuses storage', () => {
    open();
    act(() => form.change({ name: 'Asha' }));
    expect(form.isKept).toBe(true);
    vi.stubGlobal('sessionStorage', null);
    act(() => form.change({ name: 'Asha Rai' }));
    expect(form).toMatchObject({ isKept: false, values: { name: 'Asha Rai' } });
  });

  it('is nothing where what was kept is no JSON', () => {
    sessionStorage.setItem(KEY, '{');
    open();
    expect(form).toMatchObject({ values: START, isRestored: false });
  });
});

test.each<[unknown, unknown]>([
  [
    { name: 'Asha', isReady: true, tools: ['Ink'] },
    { name: 'Asha', isReady: true, tools: ['Ink'] },
  ],
  [{ name: 'Asha' }, { ...START, name: 'Asha' }],
  [
    { name: 'Asha', nickname: 'A' },
    { ...START, name: 'Asha' },
  ],
  [{ name: 1, isReady: 'yes', tools: 'Ink' }, START],
  [{ name: null, isReady: null, tools: { 0: 'Ink' } }, START],
  [[], START],
  ['Asha', START],
  [null, START],
])('%j laid over the start', (kept, values) => {
  expect(mergedOver(START, kept)).toEqual(values);
});
