import { beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, takePlace } from './kept-place.ts';
import { PLACE_KEY } from './place-key.ts';

const HEAD = '<a data-language="head" href="?language=ne">नेपाली</a>';
const FORM = `${HEAD}<main><h1>One</h1><form>
  <textarea id="asked"></textarea><input name="twice"><input name="twice">
  <input type="checkbox" name="tick"><input type="password" name="secret">
  <input type="radio" name="language" value="en" checked>
  <input type="radio" name="language" value="ne">
</form></main>`;

const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
const field = (selector: string) => all<HTMLInputElement>(selector)[0];

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = FORM;
});

function type(): void {
  Object.assign(field('#asked') ?? {}, { value: 'May it be a team?' });
  Object.assign(all('[name=twice]')[1] ?? {}, { value: 'second' });
  Object.assign(field('[name=tick]') ?? {}, { checked: true });
  Object.assign(field('[name=secret]') ?? {}, { value: 'never kept' });
  const [pressed] = all('[data-language=head]');
  if (pressed) keepPlace(pressed);
}

it('brings back what was typed, and the focus, also where the form comes late', async () => {
  type();
  document.body.innerHTML = HEAD;
  takePlace();
  expect(document.activeElement?.getAttribute('data-language')).toBe('head');
  document.body.innerHTML = FORM;
  await vi.waitFor(() => expect(field('#asked')?.value).toBe('May it be a team?'));
  expect(all<HTMLInputElement>('[name=twice]').map(({ value }) => value)).toEqual(['', 'second']);
  expect(field('[name=tick]')?.checked).toBe(true);
  expect(field('[name=secret]')?.value).toBe('');
});

it('tells fields nothing that they know, and chooses no language', () => {
  type();
  const told: EventTarget[] = [];
  const tell = ({ target }: Event) => target && told.push(target);
  document.addEventListener('input', tell);
  document.addEventListener('change', tell);
  takePlace();
  expect(told).toEqual([]);
});

it('is for one load', () => {
  type();
  takePlace();
  expect(sessionStorage.getItem(PLACE_KEY)).toBeNull();
});

it('does not stand in the way of who goes on', async () => {
  type();
  document.body.innerHTML = HEAD;
  takePlace();
  window.dispatchEvent(new Event('keydown'));
  document.body.innerHTML = FORM;
  await new Promise((next) => requestAnimationFrame(next));
  expect(field('#asked')?.value).toBe('');
});
