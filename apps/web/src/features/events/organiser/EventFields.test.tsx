import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventFields } from './EventFields.tsx';
import { type EventValues, newEventValues } from './event-values.ts';

const ADDRESS = 'https://pictures.example.test/poster.svg';
const DEFAULT = '/banner-default.svg';

let root: Root;
let asked: string[];

function Form() {
  const [values, setValues] = useState<EventValues>(
    newEventValues(new Date('2025-07-16T04:15:00Z'), null),
  );
  return (
    <EventFields
      values={values}
      errors={{}}
      titles={[]}
      edition={null}
      proposed={null}
      onChange={(part) => setValues((before) => ({ ...before, ...part }))}
      onTouch={() => undefined}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  act(() => root.render(<Form />));
  asked = [];
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function lookAtPicture(): void {
  const src = document.querySelector('img')?.getAttribute('src') ?? '';
  if (asked.at(-1) !== src) asked.push(src);
}

/** Types as a person does, a letter every 100 ms, and keeps every address that was asked. */
function type(): HTMLInputElement {
  const field = [...document.querySelectorAll('input')].find(
    (input) => input.labels?.[0]?.textContent === 'Event Banner',
  );
  if (field === undefined) throw new Error('there is no field for the banner');
  act(() => field.focus());
  for (let length = 1; length <= ADDRESS.length; length += 1) {
    act(() => {
      // Past React's own setter, by which it would take the value for known.
      Reflect.set(HTMLInputElement.prototype, 'value', ADDRESS.slice(0, length), field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      vi.advanceTimersByTime(100);
    });
    lookAtPicture();
  }
  expect(field.value).toBe(ADDRESS);
  return field;
}

test('no half of an address is asked for while somebody types it', () => {
  type();
  expect(asked).toEqual([DEFAULT]);
  act(() => {
    vi.advanceTimersByTime(600);
  });
  lookAtPicture();
  expect(asked).toEqual([DEFAULT, ADDRESS]);
});

test('who leaves the field need not wait', () => {
  const field = type();
  act(() => field.blur());
  lookAtPicture();
  expect(asked).toEqual([DEFAULT, ADDRESS]);
});
