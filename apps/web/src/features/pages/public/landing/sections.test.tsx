import type { EditionContent } from '@pratibha/domain/editions/content';
import { LEAST_CONTENT } from '@pratibha/domain/editions/content-cases';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headOf } from '../../../../entry/heads.ts';
import { EditionContentProvider } from '../edition-content.ts';
import { styleOf } from '../extra-style.ts';
import { Privacy } from '../legal/LegalPages.tsx';
import { SectionsAfter, SectionsBefore } from './LandingSections.tsx';

function pageOf(Part: ComponentType, content: EditionContent): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <EditionContentProvider value={content}>
      <Part />
    </EditionContentProvider>,
  );
  return place;
}
const idsOf = (place: HTMLElement) => Array.from(place.querySelectorAll('section'), ({ id }) => id);
const tinted = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('section'), (each) => each.classList.length > 1);

const FULL: EditionContent = {
  ...LEAST_CONTENT,
  faq: { ...LEAST_CONTENT.faq, all: [{ question: 'May I?', answer: '- **yes**\n- no' }] },
  team: { ...LEAST_CONTENT.team, all: [{ name: 'Asha', role: 'Desk', link: null }] },
  sponsors: {
    ...LEAST_CONTENT.sponsors,
    all: [
      { name: 'One', link: 'https://one.example', tier: 'Gold' },
      { name: 'Two', link: null, tier: 'Silver' },
      { name: 'Three', link: null, tier: 'Gold' },
    ],
  },
  news: {
    ...LEAST_CONTENT.news,
    all: [
      { date: '2030-05-01', title: 'Old', text: 'Old' },
      { date: '2030-06-01', title: 'New', text: '# New' },
    ],
  },
};

test('at first the sections are those of always, every second one tinted', () => {
  const after = pageOf(SectionsAfter, LEAST_CONTENT);
  expect(idsOf(pageOf(SectionsBefore, LEAST_CONTENT))).toEqual(['details']);
  expect(idsOf(after)).toEqual(['competitions', 'prizes', 'gallery', 'testimonials', 'about']);
  expect(tinted(after)).toEqual([false, true, false, true, false]);
});

test('sections stand in their order, above and below the timeline', () => {
  const sections = FULL.sections.toReversed();
  const content = { ...FULL, sections };
  const names = sections.map(({ name }) => name);
  const at = names.indexOf('timeline');
  expect(idsOf(pageOf(SectionsBefore, content))).toEqual(names.slice(0, at));
  expect(idsOf(pageOf(SectionsAfter, content))).toEqual(names.slice(at + 1));
});

test('without the timeline all of them stand above its place', () => {
  const sections = FULL.sections.map(({ name }) => ({ name, shown: name === 'faq' }));
  const content = { ...FULL, sections };
  expect(idsOf(pageOf(SectionsBefore, content))).toEqual(['faq']);
  expect(idsOf(pageOf(SectionsAfter, content))).toEqual([]);
});

test('news are newest first, sponsors by tier, links only where there are some', () => {
  const place = pageOf(SectionsAfter, FULL);
  const texts = (selector: string) =>
    Array.from(place.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(texts('#news h3')).toEqual(['New', 'Old']);
  expect(texts('#news h4')).toEqual(['New']);
  expect(texts('#sponsors h3')).toEqual(['Gold', 'Silver']);
  expect(texts('#sponsors li')).toEqual(['One', 'Three', 'Two']);
  expect(texts('#sponsors a, #team a')).toEqual(['One']);
  expect(texts('#faq details strong')).toEqual(['yes']);
});

test('search engines read the questions that the page shows, and no others', () => {
  const kinds = (content: EditionContent) =>
    headOf('landing', null, content).jsonLd.map((data) => data['@type']);
  expect(kinds(LEAST_CONTENT)).toEqual(['EducationEvent']);
  expect(kinds(FULL)).toEqual(['EducationEvent', 'FAQPage']);
  expect(headOf('landing', null, FULL).jsonLd[1]).toMatchObject({
    mainEntity: [{ name: 'May I?', acceptedAnswer: { '@type': 'Answer' } }],
  });
});

test('a legal page has one title, and its texts begin one level below', () => {
  const privacy = { title: 'Privacy', updated: '2030-05-01', text: '# What\n\nText' };
  const legal = { ...FULL.legal, privacy };
  const place = pageOf(Privacy, { ...FULL, legal });
  const heads = Array.from(place.querySelectorAll('h1, h2'), ({ tagName }) => tagName);
  expect(heads).toEqual(['H1', 'H2']);
  expect(headOf('privacy', null, { ...FULL, legal })).toMatchObject({
    ...{ canonical: '/privacy', title: 'Privacy · Title 2030' },
  });
});

test('a page brings a style along only where it needs one', () => {
  expect(styleOf('<p>plain</p>', LEAST_CONTENT)).toBe('');
  const accented = { ...LEAST_CONTENT, look: { accent: '#0b6b3a' } };
  expect(styleOf('<p>plain</p>', accented)).toMatch(/^:root:root\{--action:#0b6b3a;--[^}<]*\}$/);
});
