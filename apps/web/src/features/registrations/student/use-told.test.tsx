import { DEFAULT_QUESTIONS, type Question } from '@pratibha/domain/questions/questions';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTold } from './use-told.ts';

const [QUESTION] = DEFAULT_QUESTIONS as readonly [Question];

let root: Root;
let container: HTMLElement;

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
  const found = container.querySelector<HTMLElement>(name);
  if (found === null) throw new Error(`there is no ${name}`);
  return found;
}

const said = () => container.querySelector('p');

function happen(sign: string) {
  act(() => void element('button').dispatchEvent(new MouseEvent(sign, { bubbles: true })));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  act(() => root.render(<Form />));
});

/** As the focus goes on by a key. */
function goBelow() {
  const relatedTarget = element('button');
  const left = new FocusEvent('focusout', { bubbles: true, relatedTarget });
  act(() => void element('input').dispatchEvent(left));
}

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says at once what is wrong with a question that a key left', () => {
  goBelow();
  expect(said()).not.toBeNull();
});

it.each(['mouseup', 'dragend'])('moves nothing under a press before its %s', (end) => {
  happen('mousedown');
  goBelow();
  expect(said()).toBeNull();
  happen(end);
  expect(said(), 'the click is still to come').toBeNull();
  act(() => void vi.runAllTimers());
  expect(said()).not.toBeNull();
});
