import { foldedEmail } from '../people/email.ts';

/** Why a judge and whoever made a work may know each other, the strongest first. */
export const HINT_REASONS = ['same-mobile', 'same-mail-domain', 'same-college'] as const;
export type HintReason = (typeof HINT_REASONS)[number];

/** What of a person says whom they may know; null is not known. */
export type Acquaintance = {
  readonly college: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
};

/** Providers at which anybody gets an address: having one there says nothing. */
const PUBLIC_PROVIDERS = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'yahoo.co.in', 'yahoo.in', 'ymail.com', 'rocketmail.com', 'rediffmail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['zoho.com', 'zohomail.com', 'gmx.com', 'gmx.net', 'mail.com', 'fastmail.com', 'yandex.com'],
  ...['qq.com', '163.com', '126.com', 'tutanota.com', 'tuta.io', 'hey.com', 'duck.com'],
  ...['ntc.net.np', 'wlink.com.np', 'mail.com.np', 'vianet.com.np', 'hotmail.co.uk', 'yahoo.co.uk'],
]);

/** Ends of domains that belong to nobody (RFC 2606, RFC 6761). */
const NOBODYS = ['test', 'example', 'invalid', 'localhost', 'example.com', 'example.org'];

/**
 * The domain of an address if it says where somebody belongs; else null.
 * @internal
 */
export function tellingDomain(email: string): string | null {
  const domain = foldedEmail(email.slice(email.lastIndexOf('@') + 1)).replace(/\.$/, '');
  const isNobodys = NOBODYS.some((end) => domain === end || domain.endsWith(`.${end}`));
  return domain === '' || isNobodys || PUBLIC_PROVIDERS.has(domain) ? null : domain;
}

/** A college as it is compared: people write the same one with other capitals, dots and blanks. */
export function foldedCollege(name: string): string | null {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? null : folded;
}

/** What is compared of a person, by the reason that it would be. */
function keysOf({ college, mobile, email }: Acquaintance): Record<HintReason, string | null> {
  return {
    'same-mobile': mobile || null,
    'same-mail-domain': email === null ? null : tellingDomain(email),
    'same-college': college === null ? null : foldedCollege(college),
  };
}

export type FoundHint = {
  readonly judgeId: number;
  readonly workId: number;
  readonly reason: HintReason;
};

/**
 * Hints that a judge may know who made a work: each pair by its strongest reason, judges in their
 * order. They exclude from proposals until an organiser lifts them, and take nothing from anybody
 * who has the work already.
 */
export function conflictHints(
  judges: readonly (Acquaintance & { readonly id: number })[],
  works: readonly (Acquaintance & { readonly id: number })[],
): FoundHint[] {
  const byKey = new Map<string, number[]>();
  for (const work of works) {
    for (const [reason, key] of Object.entries(keysOf(work))) {
      if (key === null) continue;
      const ids = byKey.get(`${reason} ${key}`);
      if (ids) ids.push(work.id);
      else byKey.set(`${reason} ${key}`, [work.id]);
    }
  }
  return judges.flatMap((judge) => {
    const found = new Map<number, HintReason>();
    const keys = keysOf(judge);
    for (const reason of HINT_REASONS) {
      for (const id of byKey.get(`${reason} ${keys[reason]}`) ?? []) {
        if (!found.has(id)) found.set(id, reason);
      }
    }
    return [...found].map(([workId, reason]) => ({ judgeId: judge.id, workId, reason }));
  });
}
