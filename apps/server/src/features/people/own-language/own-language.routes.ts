import * as calls from '@pratibha/contract/own-language';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { chooseLanguage } from './choose-language.ts';

/** The language in which a person reads. */
export function serveOwnLanguage(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.chooseLanguage, { run: chooseLanguage(platform) });
}
