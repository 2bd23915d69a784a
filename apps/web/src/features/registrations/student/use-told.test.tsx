import { DEFAULT_QUESTIONS, type Question } from '@pratibha/domain/questions/questions';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTold } from './use-told.ts';

const [QUESTION] = DEFAULT_QUESTIONS as readonly [Question];

let root: Root;

/** A question over something to press, as in the questionnaire. */
function Form() {
  const told = useTold({});
  return (
    <>
      <div onBlur={told.onBlur(QUESTION)}>
        <input />
        {told.isTold(QUESTION) && <p>Please answer this question.</p>}
      </div>
      <button type="button">Below</button>
    </>
  );
}

function element(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(name);
  if (found === null) throw new Error(`there is no ${name}`);
  return found;
}

function happen(sign: string) {
  act(() => void element('button').dispatchEvent(new MouseEvent(sign, { bubbles: true })));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Form />));
});

/** At one go: a file before this one may have left something that takes the focus later. */
function goBelow() {
  act(() => element('input').focus());
  act(() => element('button').focus());
}

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says at once what is wrong with a question that a key left', () => {
  goBelow();
  expect(document.querySelector('p')).not.toBeNull();
});

it.each(['mouseup', 'dragend'])('moves nothing under a press before its %s', (end) => {
  happen('mousedown');
  goBelow();
  expect(document.querySelector('p')).toBeNull();
  happen(end);
  expect(document.querySelector('p'), 'the click is still to come').toBeNull();
  act(() => void vi.runAllTimers());
  expect(document.querySelector('p')).not.toBeNull();
});
