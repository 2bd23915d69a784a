import * as client from 'openid-client';

/** Why a provider refused, in its own words (RFC 6749, 4.1.2.1 and 5.2). */
export type ProviderWords = {
  /**
   * Such as `invalid_client`; where the provider said nothing, the code of the error at our end.
   */
  readonly error: string;
  readonly description: string | null;
};

const LONGEST = 300;

/** What anybody can put into an address must not fill a log, nor carry somebody's address there. */
function shortened(text: string): string {
  return text.replace(/\S+@\S+/g, '[hidden]').slice(0, LONGEST);
}

/**
 * What the operator has to know of a failed step of the sign-in. A wrong secret, a wrong redirect
 * address and an unknown prompt look alike to the person who signs in, and differ only in this.
 */
export function providerWords(cause: unknown): ProviderWords | null {
  if (
    cause instanceof client.AuthorizationResponseError ||
    cause instanceof client.ResponseBodyError
  ) {
    const description = cause.error_description;
    return {
      error: shortened(cause.error),
      description: description === undefined ? null : shortened(description),
    };
  }
  if (!(cause instanceof Error)) return null;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return { error: shortened(code), description: shortened(cause.message) };
}

/** The last sign-in that failed in this process for a reason which its operator can mend. */
export class SignInHealth {
  #failure: (ProviderWords & { readonly at: string }) | null = null;

  /** @param at real time */
  failed(words: ProviderWords, at = new Date()): void {
    this.#failure = { ...words, at: at.toISOString() };
  }

  worked(): void {
    this.#failure = null;
  }

  /** For `/health/ready`: null since a sign-in worked, or where none failed. */
  get failure(): (ProviderWords & { readonly at: string }) | null {
    return this.#failure;
  }
}
