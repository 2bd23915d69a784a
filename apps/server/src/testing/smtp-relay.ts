import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that a relay took over. */
export type TakenMail = {
  /** Who the relay was told to hand it to. */
  readonly recipients: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
  readonly mail: Email;
};

/** What a relay says to something: a reply such as `550 5.1.1 No such user`, or null to go on. */
type Reply = string | null;

export type SmtpRelayScript = {
  /** To a recipient, asked anew each time. */
  recipient?: (address: string) => Reply;
  /** To a mail that has come whole. */
  message?: (raw: string) => Reply;
  /** To the sender. */
  sender?: () => Reply;
  /** Whether the connection breaks in the middle of this mail. */
  breaks?: () => boolean;
  /** Holds each answer back until this is done. */
  holds?: () => Promise<void>;
  /** Who may send; by default everybody, and without saying who. */
  login?: { readonly user: string; readonly pass: string };
};

/** A relay of SMTP that answers as a test says. */
export class TestSmtpRelay {
  readonly taken: TakenMail[] = [];
  script: SmtpRelayScript;
  /** Connections that were opened so far. */
  connections = 0;
  readonly #server: SMTPServer;
  readonly #sockets = new Set<Socket>();

  private constructor(script: SmtpRelayScript) {
    this.script = script;
    this.#server = new SMTPServer({
      authOptional: script.login === undefined,
      allowInsecureAuth: true,
      disabledCommands: script.login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) => {
        const { user, pass } = this.script.login ?? {};
        if (username === user && password === pass) done(null, { user: username });
        else done(replyError('535 5.7.8 Authentication failed'));
      },
      onMailFrom: (_address, _session, done) => done(replyError(this.script.sender?.() ?? null)),
      onRcptTo: ({ address }, _session, done) =>
        done(replyError(this.script.recipient?.(address) ?? null)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        if (this.script.breaks?.()) {
          stream.once('data', () => this.#socketOf(session.remotePort)?.destroy());
        }
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          void this.#take(Buffer.concat(chunks), recipients).then(done);
        });
      },
    });
    // Clients come and go as a test breaks them.
    this.#server.on('error', () => undefined);
    this.#server.server.on('connection', (socket: Socket) => {
      this.connections += 1;
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async open(script: SmtpRelayScript = {}): Promise<TestSmtpRelay> {
    const relay = new TestSmtpRelay(script);
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Connections that stand now. */
  get open(): number {
    return this.#sockets.size;
  }

  /** The mail that a person got. */
  mailTo(address: string): TakenMail {
    const [mail, ...others] = this.taken.filter(({ recipients }) => recipients.includes(address));
    if (mail === undefined || others.length > 0) {
      throw new Error(`${address} got ${others.length + (mail ? 1 : 0)} mails`);
    }
    return mail;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  #socketOf(port: number): Socket | undefined {
    return [...this.#sockets].find(({ remotePort }) => remotePort === port);
  }

  async #take(bytes: Buffer, recipients: readonly string[]): Promise<Error | null> {
    await this.script.holds?.();
    const raw = bytes.toString('utf8');
    const refused = replyError(this.script.message?.(raw) ?? null);
    if (refused) return refused;
    this.taken.push({ recipients, raw, mail: await PostalMime.parse(bytes) });
    return null;
  }
}

function replyError(reply: Reply): Error | null {
  if (reply === null) return null;
  const [, code, text] = /^(\d{3}) (.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}
