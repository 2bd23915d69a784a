import { afterEach, expect, test, vi } from 'vitest';
import { tellBeside } from './beside-dates.ts';

afterEach(() => document.body.replaceChildren());

const TOLD = '16 July 2025 (32 Asar 2082 BS)';
/** Once what watches the page was told. */
const soon = (element: Element | null | undefined, text: string) =>
  vi.waitFor(() => expect(element?.textContent).toBe(text));

test('days have Bikram Sambat beside them, also those that come and change', async () => {
  document.body.innerHTML =
    '<p>Until 16 July 2025, 10:00</p><textarea>16 July 2025</textarea><script>16 July 2025</script>';
  const end = tellBeside(document.body);
  const [first, typed, script] = document.body.children;
  expect(first?.textContent).toBe(`Until ${TOLD}, 10:00`);
  expect([typed?.textContent, script?.textContent]).toEqual(['16 July 2025', '16 July 2025']);

  const later = document.body.appendChild(document.createElement('div'));
  later.innerHTML = '<b>Event</b> <time>16 July 2025</time>';
  await soon(later, `Event ${TOLD}`);

  (first?.firstChild as Text).data = '17 July 2025';
  await soon(first, '17 July 2025 (1 Shrawan 2082 BS)');

  end();
  expect([first?.textContent, later.textContent]).toEqual(['17 July 2025', 'Event 16 July 2025']);
});
