import { addressIn } from '@pratibha/domain/language/addresses';
import { isLanguage, type Language } from '@pratibha/domain/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepLanguage } from '../../platform/session/readers-language.ts';

/** The language that a reader chose; null: they did not, and the address decides. */
export type LanguageOf = (request: FastifyRequest) => Language | null | Promise<Language | null>;

export type LeadOptions = {
  /** That of the pages. */
  readonly language: Language;
  readonly publicUrl: string;
  readonly languageOf: LanguageOf;
  /** Whether the page at an address is in the other languages too. */
  readonly isInAll: (address: string) => boolean;
};

/** The part of an address that chooses a language, without scripts. */
const CHOICE = /([?&])language=([a-z]+)(?:&|$)/;

/**
 * Leads whoever opens a page in a language that is not theirs to the same page in theirs; who has
 * chosen none reads what the address says. `?language=` chooses.
 *
 * @param scope all of its pages are public, and in one language
 */
export function leadToOwnLanguage(
  scope: FastifyInstance,
  { language, publicUrl, languageOf, isInAll }: LeadOptions,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    const asked = CHOICE.exec(url)?.[2];
    if (isLanguage(asked)) {
      keepLanguage(reply, asked, publicUrl);
      const address = withoutChoice(url);
      return move(reply, isInAll(address) ? addressIn(asked, address) : address);
    }
    if (!isInAll(url)) return;
    const own = await languageOf(request);
    if (own !== null && own !== language) return move(reply, addressIn(own, url));
  });
}

function withoutChoice(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const rest = query.split('&').filter((each) => !each.startsWith('language='));
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}

/** Nobody may remember it for somebody else. */
function move(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'cookie')
    .redirect(address.replace(/^\/+/, '/'), 302);
}
