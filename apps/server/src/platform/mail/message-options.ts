import type { SendMailOptions } from 'nodemailer';
import { headerText } from './header-text.ts';
import type { MailMessage } from './mail-message.ts';

/** Whom mails come from. */
export type MailSender = { readonly name: string; readonly address: string };

/** Signs what leaves, so that receivers know it for the domain's. */
export type DkimKey = {
  readonly domain: string;
  readonly selector: string;
  /** RSA, as PEM. */
  readonly privateKey: string;
};

/**
 * What the signature covers: nodemailer's own list leaves out the last two, without which nobody
 * believes an unsubscription by one click (RFC 8058, 4).
 */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:In-Reply-To:References:Auto-Submitted:' +
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** What all mails of a transport have: nothing is ever fetched or read to send one. */
export function optionsOfAll(dkim: DkimKey | null) {
  return {
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim === null
      ? {}
      : {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: SIGNED,
          },
        }),
  };
}

/** The mail as nodemailer takes it. */
export function messageOptions(message: MailMessage, from: MailSender): SendMailOptions {
  const { to, replyTo, files, unsubscribe } = message;
  return {
    from: { name: headerText(from.name), address: from.address },
    to: { name: headerText(to.name), address: to.address },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    // Never read out of headers: whatever a name says, it goes to this address alone.
    envelope: { from: from.address, to: [to.address] },
    messageId: message.messageId,
    subject: headerText(message.subject),
    text: message.text,
    html: message.html,
    // Nothing that answers by itself is to answer this.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe)),
    },
    attachments: files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
      // As it is, to the ends of its lines.
      contentTransferEncoding: 'base64',
    })),
  };
}

/** As they are: an address that is folded or encoded is none any more. */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
