import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';

/** A received message. Addresses have no display names; `, ` separates several. */
export interface Message {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Empty when the message has none, as are text and HTML. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Time of receipt, in ISO 8601. */
  readonly date: string;
}

/** Parses a message received over SMTP. */
export async function parseMessage(raw: Buffer, receivedAt: Date): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    id: randomUUID(),
    from: joinAddresses(mail.from ? [mail.from] : []),
    to: joinAddresses(mail.to ?? []),
    replyTo: joinAddresses(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: receivedAt.toISOString(),
  };
}

function joinAddresses(addresses: Address[]): string {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map((mailbox) => mailbox.address)
    .join(', ');
}
