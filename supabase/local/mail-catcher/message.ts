import PostalMime, { type Address } from 'postal-mime';

/** A received message. Addresses have no display names; `, ` separates several. */
export interface Message {
  readonly from: string;
  readonly to: string;
  /** Empty when the message has none, as is the text. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** Time of receipt, in ISO 8601. */
  readonly date: string;
}

/** Parses a message that was just received over SMTP. */
export async function parseMessage(raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    from: joinAddresses(mail.from ? [mail.from] : []),
    to: joinAddresses(mail.to ?? []),
    replyTo: joinAddresses(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    date: new Date().toISOString(),
  };
}

function joinAddresses(addresses: readonly Address[]): string {
  return addresses.map(({ address }) => address).join(', ');
}
