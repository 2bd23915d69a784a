import * as calls from '@pratibha/contract/translations';
import type { FastifyInstance } from 'fastify';
import { serveStored } from '../../platform/edge/serve-stored.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { EventCache } from '../events/events.ts';
import type { ShownWorks } from '../gallery/gallery.ts';
import type { ShownResults } from '../results/results.ts';
import { listTranslatedGroups, listTranslations } from './list-translations.ts';
import { judgeTexts, ownTexts, textsView } from './own-texts.ts';
import { PublishedTexts } from './published-texts.ts';
import { saveTranslations } from './save-translations.ts';
import type { ShownTexts } from './shown-texts.ts';

type Parts = {
  readonly edition: LiveEdition;
  readonly events: EventCache;
  readonly shownResults: ShownResults;
  readonly shownWorks: ShownWorks;
  readonly texts: ShownTexts;
};

/** What organisers' texts are in Nepali: read by whoever reads them, written by who writes them. */
export function serveTranslations(app: FastifyInstance, platform: Platform, parts: Parts): void {
  const published = new PublishedTexts(platform, parts);
  const by = { texts: parts.texts, published };
  serveStored(
    app,
    calls.getPublicTexts,
    () => published.now(),
    (texts) => textsView([texts]),
  );
  serve(app, platform, calls.getOwnTexts, { run: (ctx) => ownTexts(ctx, by) });
  serve(app, platform, calls.getJudgeTexts, { run: (ctx) => judgeTexts(ctx, by) });
  serve(app, platform, calls.listTranslatedGroups, { run: listTranslatedGroups });
  serve(app, platform, calls.listTranslations, { run: listTranslations });
  serve(app, platform, calls.saveTranslations, { run: saveTranslations });
}
