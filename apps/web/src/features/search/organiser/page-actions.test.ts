import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageActions } from './page-actions.ts';

const PAGE = `
  <nav><a href="/admin/users">Users</a></nav>
  <main>
    <h1>Registrations</h1>
    <label for="status">Filter by Status</label>
    <select id="status"><option>All</option></select>
    <button type="button" aria-label="Print the whole list"><svg></svg></button>
    <button type="button">  Add
      Event </button>
    <button type="button" disabled>Publish</button>
    <button type="button" aria-disabled="true">Edit</button>
    <button type="button" hidden>Never</button>
    <label><input type="checkbox"> Only mine</label>
    <table><tbody><tr><td><button type="button">Details of Sita</button></td></tr></tbody></table>
    <button type="button"></button>
    <a href="/admin/audit">Audit</a>
    <button type="button">Add Event</button>
  </main>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  // The test's browser draws nothing.
  HTMLElement.prototype.checkVisibility = function isSeen(this: HTMLElement) {
    return !this.hidden;
  };
});
afterEach(() => document.body.replaceChildren());

it('what can be done on a page is found by the names that stand there', () => {
  expect(pageActions().map(({ title }) => title)).toEqual([
    'Filter by Status',
    'Print the whole list',
    'Add Event',
    'Only mine',
    'Audit',
  ]);
});

it.each([
  ['Filter by Status', 0],
  ['Add Event', 1],
])('%s gets the focus, and is pressed %s times', (name, times) => {
  const pressed = vi.fn();
  document.querySelector('main')?.addEventListener('click', pressed);
  const action = pageActions().find(({ title }) => title === name);
  if (action && 'act' in action.way) action.way.act();
  expect(pressed).toHaveBeenCalledTimes(times);
  expect(document.activeElement?.localName).toMatch(/^(select|button)$/);
});
