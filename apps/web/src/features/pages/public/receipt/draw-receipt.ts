import type { Receipt } from '@pratibha/contract/receipts';
import { shownReceiptCode } from '@pratibha/domain/works/receipt-code';
import { RECEIPT_CHECK_WORDS as W } from '@pratibha/words/receipts/checked';
import { hashFile } from './hash-file.ts';

/** What a receipt says, and where a file is compared with it. */
export function drawReceipt(receipt: Receipt): HTMLElement[] {
  const facts = element('section');
  facts.append(
    element('h2', W.heading(shownReceiptCode(receipt.code))),
    listOf([
      [W.event, receipt.event_title],
      [W.handedIn, W.at(receipt.submitted_at)],
      [W.version, (receipt.is_latest ? W.latest : W.replaced)(receipt.revision)],
    ]),
    ...(receipt.begun_in_time ? [element('p', W.begunInTime)] : []),
    element('h3', W.files),
    receipt.files.length === 0 ? element('p', W.noFiles) : filesOf(receipt),
    ...receipt.links.map(({ part, count }) => element('p', W.links(part, count))),
  );
  return receipt.files.length === 0 ? [facts] : [facts, comparing(receipt)];
}

function filesOf({ files }: Receipt): HTMLElement {
  const list = element('ul');
  for (const { part, size, sha256 } of files) {
    const hash = element('code', sha256);
    const item = element('li');
    item.append(
      listOf([
        [W.columns.part, part],
        [W.columns.size, W.size(size)],
        [W.columns.sha256, hash],
      ]),
    );
    list.append(item);
  }
  return list;
}

/** The part in which somebody chooses the file that they have. */
function comparing({ files }: Receipt): HTMLElement {
  const part = element('section');
  const label = element('label', W.choose);
  const input = element('input');
  const said = element('div');
  label.htmlFor = 'file';
  Object.assign(input, { id: 'file', type: 'file' });
  said.setAttribute('aria-live', 'polite');
  let underWay = new AbortController();
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    underWay.abort();
    underWay = new AbortController();
    if (file) void compare(file, files, { said, signal: underWay.signal });
  });
  part.append(element('h2', W.check), element('p', W.checkHelp), label, input, said);
  return part;
}

type Comparing = { readonly said: HTMLElement; readonly signal: AbortSignal };

async function compare(
  file: File,
  files: Receipt['files'],
  { said, signal }: Comparing,
): Promise<void> {
  if (!files.some(({ size }) => size === file.size)) {
    said.replaceChildren(other(W.isNot(file.name), W.otherSize(file.size)));
    return;
  }
  const bar = element('progress');
  bar.setAttribute('aria-label', W.hashing);
  said.replaceChildren(element('p', W.hashing), bar);
  const onProgress = (part: number) => {
    if (signal.aborted) return;
    bar.value = part;
  };
  try {
    const hash = await hashFile(file, { onProgress, signal });
    if (signal.aborted) return;
    const same = files.find(({ sha256 }) => sha256 === hash);
    said.replaceChildren(
      same ? outcome('same', W.isIt(file.name, same.part)) : other(W.isNot(file.name), W.sameSize),
    );
  } catch {
    if (!signal.aborted) said.replaceChildren(element('p', W.unread));
  }
}

function other(...sentences: readonly string[]): HTMLElement {
  return outcome('other', ...sentences);
}

function outcome(kind: 'same' | 'other', ...sentences: readonly string[]): HTMLElement {
  const box = element('div');
  box.dataset['outcome'] = kind;
  box.append(...sentences.map((each) => element('p', each)));
  return box;
}

function listOf(facts: readonly (readonly [string, string | HTMLElement])[]): HTMLElement {
  const list = element('dl');
  for (const [name, value] of facts) {
    const [pair, said] = [element('div'), element('dd')];
    said.append(value);
    pair.append(element('dt', name), said);
    list.append(pair);
  }
  return list;
}

/** An element with a text. */
export function element<K extends keyof HTMLElementTagNameMap>(name: K, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
