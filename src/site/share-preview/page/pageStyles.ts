/** What a card is put together from. `address` is the whole one, `host` its domain alone. */
export type Part = 'image' | 'icon' | 'siteName' | 'address' | 'host' | 'title' | 'description';

/** How a network arranges its card. */
export interface Layout {
  /** Its rules in page.css. */
  readonly look: string;
  /** From top to bottom; what the page lacks, or the network does not show, is left out. */
  readonly parts: readonly Part[];
}

const search: Layout = {
  look: 'search',
  parts: ['icon', 'siteName', 'address', 'title', 'description'],
};

/**
 * By the network's name, as seen in its clients in November 2026. Every layout has room for title,
 * description and picture: whether they are shown, and how much of them, is for the rules to say.
 */
const layouts: Readonly<Record<string, Layout>> = {
  'Google (ordinateur)': { ...search, look: 'search search-desktop' },
  'Google (téléphone)': { ...search, look: 'search search-phone' },
  LinkedIn: { look: 'linkedin', parts: ['image', 'title', 'description', 'host'] },
  X: { look: 'x', parts: ['image', 'title', 'description', 'host'] },
  Facebook: { look: 'facebook', parts: ['image', 'host', 'title', 'description'] },
  WhatsApp: { look: 'whatsapp', parts: ['image', 'title', 'description', 'host', 'address'] },
  Slack: { look: 'slack', parts: ['icon', 'siteName', 'title', 'description', 'image'] },
  Teams: { look: 'teams', parts: ['image', 'title', 'description', 'host'] },
  Discord: { look: 'discord', parts: ['siteName', 'title', 'description', 'image'] },
  iMessage: { look: 'imessage', parts: ['image', 'title', 'description', 'host'] },
};

const plain: Layout = { look: 'plain', parts: ['image', 'title', 'description', 'host'] };

/** The layout of a network; a plain one for a network that has none of its own yet. */
export function layoutOf(network: string): Layout {
  return layouts[network] ?? plain;
}
