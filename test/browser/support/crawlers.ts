/** As the robots of the networks present themselves, read in November 2026. */
const userAgents: Readonly<Record<string, string>> = {
  'Google (ordinateur)':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0 Safari/537.36',
  'Google (téléphone)':
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  X: 'Twitterbot/1.0',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  WhatsApp: 'WhatsApp/2.22.20.72 A',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Teams: 'SkypeUriPreview Preview/0.5',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
};

/** How many bytes of a page some of them read at most. */
const readLimits: Readonly<Record<string, number>> = {
  'Google (ordinateur)': 2_000_000,
  'Google (téléphone)': 2_000_000,
  Facebook: 1_000_000,
  WhatsApp: 300_000,
  Slack: 32 * 1024,
  iMessage: 1_000_000,
};

export interface Robot {
  name: string;
  userAgent: string;
  /** How much of a page it reads. */
  bytes: number;
}

export const robots: readonly Robot[] = Object.entries(userAgents).map(([name, userAgent]) => ({
  name,
  userAgent,
  bytes: readLimits[name] ?? Infinity,
}));

export function robotNamed(name: string): Robot {
  const robot = robots.find((candidate) => candidate.name === name);
  if (robot === undefined) throw new Error(`There is no robot of ${name}.`);
  return robot;
}

/** The beginning of an answer, as much as a robot reads of it. */
export async function readAs(address: string, { userAgent, bytes }: Robot): Promise<Response> {
  const response = await fetch(address, { headers: { 'user-agent': userAgent } });
  const body = Buffer.from(await response.arrayBuffer()).subarray(0, bytes);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return new Response(body, { status: response.status, headers });
}
