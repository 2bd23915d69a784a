import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AS_VISITORS_SEE_IT, ShownProvider } from '../edition-content.ts';
import { WorkshopClasses } from './WorkshopClasses.tsx';

const ONE = {
  ...{ title: 'Robot Workshop', event_date: '2030-08-10', starts_at: '10:00', ends_at: '12:00' },
  ...{ venue_room: 'Lab 2', venue_name: null, speakers: ['Asha Rai', 'Bimal Shah'] },
};

function pageWith(classes: readonly (typeof ONE)[]): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <ShownProvider value={{ ...AS_VISITORS_SEE_IT, classes }}>
      <WorkshopClasses />
    </ShownProvider>,
  );
  return place;
}
const linesOf = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('li'), (each) => each.textContent);

test('classes that are to come are told by their workshops', () => {
  const place = pageWith([ONE, { ...ONE, event_date: '2030-08-11', speakers: [] }]);
  expect(linesOf(place)).toEqual([
    '10 August 2030, 10:00 to 12:00, Lab 2, with Asha Rai, Bimal Shah',
    '11 August 2030, 10:00 to 12:00, Lab 2',
  ]);
  expect(place.querySelectorAll('h3')).toHaveLength(1);
});

test('without any there is no section', () => {
  expect(pageWith([]).innerHTML).toBe('');
});
