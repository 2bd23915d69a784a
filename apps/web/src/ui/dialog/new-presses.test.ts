import { beforeEach, expect, it, vi } from 'vitest';
import { takeNewPresses } from './new-presses.ts';

let done: HTMLButtonElement;
let layer: HTMLDialogElement;
let leave: (() => void) | undefined;
const closed = vi.fn();

beforeEach(() => {
  closed.mockClear();
  layer = document.createElement('dialog');
  const inside = layer.appendChild(document.createElement('div'));
  done = layer.appendChild(document.createElement('button'));
  document.body.replaceChildren(layer);
  // As React does, which listens far above.
  document.body.onclick = closed;
  leave = takeNewPresses(inside);
});

function press(target: Element, pointerType = 'touch') {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
}

function click(target: Element, pointerType = 'touch') {
  const by = { bubbles: true, cancelable: true, detail: 1, pointerType };
  const event = new PointerEvent('click', by);
  target.dispatchEvent(event);
  return event;
}

it.each(['touch', 'mouse', 'pen'])('takes no %s that came down before it stood', (pointer) => {
  const late = click(done, pointer);
  expect(closed).not.toHaveBeenCalled();
  expect(late.defaultPrevented, 'a link is not followed either').toBe(true);
});

it('takes the next press at once', () => {
  click(done);
  press(done);
  expect(click(done).defaultPrevented).toBe(false);
  expect(closed).toHaveBeenCalledOnce();
});

it('takes keys at once', () => {
  click(done, '');
  expect(closed).toHaveBeenCalledOnce();
});

it('takes no press beside its box, where the sending button was on a desktop', () => {
  press(layer);
  click(layer);
  expect(closed).not.toHaveBeenCalled();
});

it('leaves the dialog as it was', () => {
  leave?.();
  click(done);
  expect(closed).toHaveBeenCalledOnce();
});

it('is nothing outside a dialog', () => {
  expect(takeNewPresses(document.createElement('div'))).toBeUndefined();
  expect(takeNewPresses(null)).toBeUndefined();
});
