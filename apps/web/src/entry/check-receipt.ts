import { typedReceiptCode } from '@pratibha/domain/works/receipt-code';
import { PREFIX } from '@pratibha/words/language';
import { RECEIPT_CHECK_WORDS as W } from '@pratibha/words/receipts/checked';
import { receiptPath } from '../data/address/receipt-path.ts';
import { drawReceipt, element } from '../features/pages/public/receipt/draw-receipt.ts';
import { readReceipt } from '../features/pages/public/receipt/read-receipt.ts';

/*
 * The script of one page, `/receipt/{code}`: reads the receipt of the code in the address, and
 * compares a file with it in the visitor's browser. No other page carries any of it.
 */

const form = document.querySelector<HTMLFormElement>('[data-receipt-form]');
const place = document.querySelector<HTMLElement>('[data-receipt]');
if (form !== null && place !== null) begin(form, place);

function begin(form: HTMLFormElement, place: HTMLElement): void {
  const input = form.elements.namedItem('code') as HTMLInputElement;
  let latest = '';
  const show = async (typed: string) => {
    const code = typedReceiptCode(typed);
    latest = code ?? '';
    if (code === null) {
      place.replaceChildren(element('p', W.noCode));
      input.focus();
      return;
    }
    window.history.replaceState(null, '', receiptPath(code));
    place.replaceChildren(element('p', W.loading));
    const found = await readReceipt(place.dataset['receipt'] ?? '', code);
    // Another one was asked for meanwhile.
    if (latest !== code) return;
    place.replaceChildren(
      ...('why' in found ? [element('p', W[found.why])] : drawReceipt(found.receipt)),
    );
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(input.value);
  });
  const { pathname, search } = window.location;
  // What was typed before the script was there, the address says, too.
  const asked =
    (PREFIX === '' ? pathname : pathname.slice(PREFIX.length)).split('/')[2] ??
    new URLSearchParams(search).get('code') ??
    '';
  if (asked === '') return;
  input.value = decodeURIComponent(asked);
  void show(input.value);
}
