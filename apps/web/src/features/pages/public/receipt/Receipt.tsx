import { RECEIPT_PAGE_WORDS as W } from '@pratibha/words/receipts/page';
import { ENDPOINTS } from '../../../../data/address/paths.ts';
import { RECEIPT_PATH } from '../../../../data/address/receipt-path.ts';

/**
 * Where everybody checks a receipt. It is the same page for every code: a script of its own
 * (`entry/check-receipt.ts`), which no other page fetches, reads the code in the address.
 */
export function Receipt() {
  return (
    <article className="x-legal x-receipt">
      <h1>{W.heading}</h1>
      <p>{W.intro}</p>
      <form action={RECEIPT_PATH} data-receipt-form="">
        <label htmlFor="code">{W.code}</label>
        <p id="code-help">{W.help}</p>
        <input
          id="code"
          name="code"
          aria-describedby="code-help"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <button type="submit">{W.show}</button>
      </form>
      <div data-receipt={`${ENDPOINTS.api}/public/receipts`} aria-live="polite" />
      <noscript>
        <p>{W.needsScript}</p>
      </noscript>
    </article>
  );
}
