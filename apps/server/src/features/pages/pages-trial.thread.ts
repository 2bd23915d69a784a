/**
 * Renders the pages of a content once, in a thread of its own that is ended when it takes too long;
 * text by text first, so that whoever started it knows which one is under way.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderModule, Shown } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { MarkdownText } from '@pratibha/domain/editions/markdown-texts';
import { renderModuleAt } from './render-module.ts';

/** Where the module is that renders: a build, or the web workspace that Vite serves. */
export type TrialSource = { readonly bundle: string } | { readonly webDir: string };

export type TrialTask = {
  readonly source: TrialSource;
  readonly content: EditionContent;
  readonly texts: readonly MarkdownText[];
  readonly pages: readonly string[];
  readonly shown: Shown;
};

/** What the thread tells, in order. A step is a text by its pointer, or '' for all pages. */
export type TrialNews =
  | { readonly is: 'begun'; readonly step: string }
  | { readonly is: 'failed' }
  | { readonly is: 'done' };

const { source, content, texts, pages, shown } = workerData as TrialTask;
const tell = (news: TrialNews) => parentPort?.postMessage(news);

const { render, tryMarkdown } = await moduleOf(source);
for (const [path, text] of texts) attempt(path, () => tryMarkdown(text));
attempt('', () => {
  for (const path of pages) render(path, null, content, shown);
});
tell({ is: 'done' });

function attempt(step: string, work: () => void): void {
  tell({ is: 'begun', step });
  try {
    work();
  } catch {
    tell({ is: 'failed' });
  }
}

async function moduleOf(from: TrialSource): Promise<RenderModule> {
  if ('bundle' in from) return renderModuleAt(from.bundle);
  const { renderModuleOf } = await import('./pages-trial-dev.ts');
  return renderModuleOf(from.webDir);
}
