import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Field({ inputMode }: { readonly inputMode?: 'numeric' | 'decimal' | 'url' }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      {...(inputMode && { inputMode })}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}

/** What stands in the field once a person typed this, and where they go on typing. */
function typedInto(input: HTMLInputElement, text: string, at = text.length) {
  act(() => {
    // By the browser's own setter, as typing does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.setSelectionRange(at, at);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return [input.value, input.selectionStart];
}

test.each([
  ['numeric', '१२', '12'],
  ['decimal', '१.५', '1.5'],
  ['numeric', 'एक', 'एक'],
  ['url', 'https://a.test/१२', 'https://a.test/१२'],
  [undefined, 'कक्षा १२', 'कक्षा १२'],
] as const)('in a field of kind %j %j becomes %j', (inputMode, typed, stands) => {
  act(() => root.render(<Field {...(inputMode && { inputMode })} />));
  const input = document.querySelector('input') as HTMLInputElement;
  expect(typedInto(input, typed)).toEqual([stands, typed.length]);
});

test('typing goes on where it was', () => {
  act(() => root.render(<Field inputMode="numeric" />));
  const input = document.querySelector('input') as HTMLInputElement;
  expect(typedInto(input, '1२34', 2)).toEqual(['1234', 2]);
});
