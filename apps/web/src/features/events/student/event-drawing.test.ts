import { expect, test } from 'vitest';
import { DRAWINGS, drawingOf } from './event-drawing.ts';

test.each([
  ['Graphic Design', 'posters'],
  ['Interface Design Lab', 'posters'],
  ['AI & Web Design 2024', 'network'],
  ['Data Storytelling Contest', 'network'],
  ['Photo Story: My Neighbourhood', 'photographs'],
  ['Line Follower Robot Race', 'robot'],
  ['College Hackathon Preselection', 'code'],
  ['Open Source Day', 'code'],
  ['Mobile App Idea Pitch', 'stage'],
  ['Cyber Safety Workshop', 'stage'],
])('%s: %s', (title, drawing) => {
  expect(drawingOf({ id: 1, title })).toBe(drawing);
});

test('a title that says nothing gets each of them in turn, and keeps its own', () => {
  const ids = DRAWINGS.map((_, index) => 40 + index);
  const drawn = ids.map((id) => drawingOf({ id, title: 'यस उपत्यकाको कथा' }));
  expect(new Set(drawn).size).toBe(DRAWINGS.length);
  expect(drawingOf({ id: 40, title: 'Treasure hunt' })).toBe(drawn[0]);
});
