import { expect, test } from 'vitest';
import { DRAWINGS, drawingOf } from './event-drawing.ts';

test.each([
  ['Graphic Design', 'ग्राफिक डिजाइन', 'posters'],
  ['Interface Design Lab', 'इन्टरफेस डिजाइन ल्याब', 'posters'],
  ['AI & Web Design 2024', 'एआई र वेब डिजाइन २०२४', 'network'],
  ['Data Storytelling Contest', 'डाटा स्टोरीटेलिङ प्रतियोगिता', 'network'],
  ['Photo Story: My Neighbourhood', 'फोटो स्टोरी: मेरो टोल', 'photographs'],
  ['Line Follower Robot Race', 'लाइन फलोअर रोबोट दौड', 'robot'],
  ['College Hackathon Preselection', 'कलेज ह्याकाथन प्रारम्भिक छनोट', 'code'],
  ['Open Source Day', 'ओपन सोर्स दिवस', 'code'],
  ['Mobile App Idea Pitch', 'मोबाइल एप आइडिया पिच', 'stage'],
  ['Cyber Safety Workshop', 'साइबर सुरक्षा कार्यशाला', 'stage'],
])('%s, in Nepali %s: %s', (english, nepali, drawing) => {
  const drawn = [english, nepali].map((title) => drawingOf({ id: 1, title }));
  expect(drawn).toEqual([drawing, drawing]);
});

test('a Nepali word may have an ending, and is not found inside another', () => {
  expect(drawingOf({ id: 1, title: 'विद्यालयको वेबमा' })).toBe('network');
  expect(drawingOf({ id: 40, title: 'सुकला' })).toBe(drawingOf({ id: 40, title: 'Treasure hunt' }));
});

test('a title that says nothing gets each of them in turn, and keeps its own', () => {
  const ids = DRAWINGS.map((_, index) => 40 + index);
  const drawn = ids.map((id) => drawingOf({ id, title: 'यस उपत्यकाको नाम' }));
  expect(new Set(drawn).size).toBe(DRAWINGS.length);
  expect(drawingOf({ id: 40, title: 'Treasure hunt' })).toBe(drawn[0]);
});
