import * as calls from '@pratibha/contract/data-copies';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { Answering } from '../people/personal-data/personal-data.ts';
import { copyPersonalData, findPersonToCopy } from './copy-personal-data.ts';

export function serveDataCopies(
  app: FastifyInstance,
  platform: Platform,
  { answering }: { readonly answering: Answering },
): void {
  serve(app, platform, calls.copyPersonalData, {
    find: findPersonToCopy,
    run: copyPersonalData(answering),
  });
}
