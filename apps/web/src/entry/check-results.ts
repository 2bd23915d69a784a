import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import {
  type Checked,
  isOurFormula,
  isRankedAlike,
  withoutJudges,
} from '@pratibha/domain/results/check';
import { CHECKED_WORDS } from '@pratibha/words/pages/check';
import { sayingOfSignature } from './check-signature.ts';

/*
 * The script of one page, `/results/{event}/check`: computes in the visitor's browser what was
 * published, from the file that is published with it. It comes with that page alone and draws
 * nothing but its part, so that no other page carries any of it.
 */

const W = CHECKED_WORDS;

const place = document.querySelector<HTMLElement>('[data-check]');
if (place !== null) offer(place);

/** Computing is begun by a press: whoever only reads downloads nothing. */
function offer(place: HTMLElement): void {
  const button = element('button', W.compute);
  button.type = 'button';
  const said = element('div');
  said.setAttribute('aria-live', 'polite');
  place.replaceChildren(button, said);
  let isUnderWay = false;
  // Disabled it would lose the focus.
  const show = (underWay: boolean) => {
    isUnderWay = underWay;
    button.setAttribute('aria-disabled', String(underWay));
    button.textContent = underWay ? W.computing : W.compute;
  };
  button.addEventListener('click', () => {
    if (isUnderWay) return;
    show(true);
    void check(place)
      .catch(() => [element('p', W.failed)])
      .then((parts) => {
        said.replaceChildren(...parts);
        show(false);
      });
  });
}

async function check({ dataset }: HTMLElement): Promise<HTMLElement[]> {
  const response = await fetch(dataset.check ?? '');
  if (!response.ok) throw new Error(String(response.status));
  const bytes = await response.arrayBuffer();
  const content = JSON.parse(new TextDecoder().decode(bytes)) as Checked;
  return [
    element('p', await sayingOfFile(bytes, dataset.sha256)),
    element('p', await sayingSigned(bytes, dataset)),
    ...(isOurFormula(content)
      ? [element('p', isRankedAlike(content) ? W.sameRanks : W.otherRanks), leavingOut(content)]
      : [element('p', W.otherFormula(content.formula))]),
  ];
}

async function sayingOfFile(bytes: ArrayBuffer, published: string | undefined): Promise<string> {
  // Browsers offer it over https alone, and on one's own computer.
  if (!window.isSecureContext) return W.noCrypto;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits === published ? W.sameFile : W.otherFile;
}

async function sayingSigned(bytes: ArrayBuffer, { signature, keys }: DOMStringMap) {
  if (!window.isSecureContext) return W.signed.unable;
  // Whoever asks first has it signed, perhaps by a key that is made for it.
  const signed = await fetchJson<Parameters<typeof sayingOfSignature>[1]>(signature);
  const published = await fetchJson<{ readonly keys: readonly PublishedKey[] }>(keys);
  return sayingOfSignature(bytes, signed, published.keys);
}

async function fetchJson<T>(address = ''): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as T;
}

/** The judges to leave out, and what would be otherwise without them. */
function leavingOut(content: Checked): HTMLElement {
  const counts = Map.groupBy(content.sheets, ({ judge }) => judge);
  const fields = element('fieldset');
  const said = element('div');
  said.setAttribute('aria-live', 'polite');
  const chosen = new Set<string>();
  const ballots = content.final?.way === 'ballots' ? content.final.ballots : [];
  const judges = new Set([...content.ranking.judges, ...ballots].map(({ judge }) => judge));
  const boxes = [...judges].map((judge) => {
    const label = element('label');
    const box = element('input');
    box.type = 'checkbox';
    box.addEventListener('change', () => {
      if (box.checked) chosen.add(judge);
      else chosen.delete(judge);
      said.replaceChildren(...(chosen.size === 0 ? [] : sayingWithout(content, chosen)));
    });
    label.append(box, ` ${W.judge(judge, counts.get(judge)?.length ?? 0)}`);
    return label;
  });
  fields.append(element('legend', W.without), element('p', W.withoutHelp), ...boxes, said);
  return fields;
}

function sayingWithout(content: Checked, judges: ReadonlySet<string>): HTMLElement[] {
  const { first, isSameFirst, moved } = withoutJudges(content, judges);
  const names = [...judges].join(', ');
  const works = first.join(W.and);
  return [
    element('p', isSameFirst ? W.sameWinner(works) : W.otherWinner(works)),
    element('p', W.moved(names, moved.length)),
    ...(moved.length === 0 ? [] : [tableOf(moved)]),
  ];
}

function tableOf(moved: ReturnType<typeof withoutJudges>['moved']): HTMLElement {
  const table = element('table');
  const head = table.createTHead().insertRow();
  for (const column of W.columns) {
    const cell = element('th', column);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = table.createTBody();
  for (const { work, from, to } of moved) {
    const row = body.insertRow();
    const name = element('th', work);
    name.scope = 'row';
    row.append(name, element('td', String(from)), element('td', String(to)));
  }
  return table;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
