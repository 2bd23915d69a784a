import type { Plugin } from 'vite';
import { addressIn } from '../../../packages/domain/src/language/addresses.ts';
import type { Language } from '../../../packages/domain/src/language/languages.ts';
import { DOCUMENT_WORDS } from '../../../packages/words/src/both/shell/documents.ts';
import { ALL_BUT_LAST, LAST_BROWSER } from '../browsers.ts';

/** Where the paragraph for older browsers stands in a document. */
export const BROWSER_MARK = '<!--old-browser-->';
/** Where stands what is said to those whose browser runs no scripts. */
const SCRIPT_MARK = '<!--without-script-->';

/**
 * Writes the language of a build into its documents, and what they say before scripts run: to
 * browsers older than the build is made for, and to those that run none.
 */
export function documentWords(language: Language): Plugin {
  return {
    name: 'pratibha:document-words',
    transformIndexHtml: (html, { path }) =>
      html
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('"/manifest.webmanifest"', `"${addressIn(language, '/manifest.webmanifest')}"`)
        .replace(BROWSER_MARK, oldBrowserNote(language))
        .replace(SCRIPT_MARK, withoutScript(language, path)),
  };
}

/**
 * What older browsers show on every page, without script. Hidden from all others, also from those
 * that read aloud.
 */
function oldBrowserNote(language: Language): string {
  const { browser, tooOld, update } = DOCUMENT_WORDS[language];
  return `<aside id="old-browser" aria-label="${browser}" hidden>
      <p>
        <strong>${tooOld}</strong>
        ${update(ALL_BUT_LAST, LAST_BROWSER)}
      </p>
    </aside>`;
}

function withoutScript(language: Language, path: string): string {
  const { studentWithoutScript, consoleWithoutScript, toHome } = DOCUMENT_WORDS[language];
  return path.endsWith('console.html')
    ? `${consoleWithoutScript} <a href="/">${toHome}</a>`
    : studentWithoutScript;
}
