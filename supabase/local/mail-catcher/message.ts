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

/** Parses a message that was just received over SMTP. */
export async function parseMessage(raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    id: crypto.randomUUID(),
    from: joinAddresses(mail.from ? [mail.from] : []),
    to: joinAddresses(mail.to ?? []),
    replyTo: joinAddresses(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: new Date().toISOString(),
  };
}

function joinAddresses(addresses: readonly Address[]): string {
  return addresses.map(({ address }) => address).join(', ');
}
