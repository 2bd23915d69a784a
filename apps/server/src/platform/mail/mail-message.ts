/** A file that comes with a mail. */
export type MailFile = { readonly name: string; readonly type: string; readonly content: string };

/** A mail that is ready to go. */
export type MailMessage = {
  /**
   * The same whenever this mail is sent again: who gets it twice shows it once. '<7@example.edu>'
   */
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  /** Where an answer to it goes; null: to nobody who reads it. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly MailFile[];
  /** Where one click ends mails of this kind (RFC 8058); null: these are not ended. */
  readonly unsubscribe: string | null;
};

/**
 * What became of it: taken over, not now (to be tried again), or refused for good. A reason holds
 * no address.
 */
export type MailOutcome =
  | { readonly is: 'sent' }
  | { readonly is: 'delayed'; readonly reason: string }
  | {
      readonly is: 'refused';
      readonly reason: string;
      /** Whether the address is refused, and so will be every mail to it. */
      readonly isAddress: boolean;
    };

/** The way mails leave the product. */
export type MailTransport = {
  /** @param signal ends the attempt, which is then delayed; it may have arrived all the same */
  send(message: MailMessage, signal?: AbortSignal): Promise<MailOutcome>;
  /** Lets what is under way come to its end and closes connections. */
  close(): Promise<void>;
};
