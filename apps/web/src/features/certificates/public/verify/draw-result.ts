import { BESIDE_WORDS } from '@pratibha/words/certificates/verify';
import type { Result } from './result-of.ts';
import { place } from './verify-data.ts';

const SIGNS = { good: '✓', bad: '✕', unsure: '!' } as const;

/** Says that something is being found out. */
export function drawWaiting(words: string): void {
  const box = element('div', '');
  box.classList.add('result');
  box.append(element('p', words));
  show(box);
}

/** @param anew where a newer page would check the same certificate; null: this one is as new */
export function drawResult(result: Result, anew: string | null): void {
  const { tone, heading, lines, facts, mayBeNewer } = result;
  const box = element('div', '');
  box.classList.add('result', `is-${tone}`);
  const sign = element('span', SIGNS[tone]);
  sign.setAttribute('aria-hidden', 'true');
  const title = element('h2', ` ${heading}`);
  title.prepend(sign);
  const list = element('dl', '');
  for (const [label, value] of facts) {
    const row = element('div', '');
    row.append(element('dt', label), element('dd', value));
    list.append(row);
  }
  box.append(title, ...lines.map((line) => element('p', line)));
  if (facts.length > 0) box.append(list);
  if (mayBeNewer === true && anew !== null) {
    const way = element('a', BESIDE_WORDS.anew);
    way.href = anew;
    box.append(way);
  }
  show(box);
}

/** Whoever types a number further down sees what came of it. */
function show(box: HTMLElement): void {
  const result = place('result');
  result.replaceChildren(box);
  result.scrollIntoView({ block: 'nearest' });
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
