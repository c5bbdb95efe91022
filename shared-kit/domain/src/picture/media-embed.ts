import type { LeadsSettings } from '@shared-kit/contracts/settings/leads-settings.contract';

/** Something of another site shown in a frame of ours. */
export type Embed = { provider: string; src: string };

/** Where videos may come from, and the address of their frame that sets no cookie. */
const videoFrames = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const;

/** Where turning pictures of others may come from, by the name a feed may put before a path: `spincar:dealer/vin`. */
const spinFrames = {
  spincar: { provider: 'SpinCar', origin: 'https://spins.spincar.com' },
  glo3d: { provider: 'Glo3D', origin: 'https://glo3d.net' },
} as const;

/** Whose chat may be shown, and where its frame is: the port, and each provider's adapter. */
const chatFrames = {
  // https://help.crisp.chat/en/article/how-can-i-generate-the-direct-external-link-of-my-chatbox-174pche
  crisp: {
    provider: 'Crisp',
    origin: 'https://go.crisp.chat',
    pathOf: ({ website_id: id }: { website_id: string }) =>
      `/chat/embed/?website_id=${encodeURIComponent(id)}&locale=en`,
  },
} as const;

/** Every origin a page may put into a frame: the content security policy lists the same. */
export const embedOrigins: readonly string[] = [
  ...Object.values(videoFrames),
  ...Object.values(spinFrames).map(({ origin }) => origin),
  ...Object.values(chatFrames).map(({ origin }) => origin),
];

const YOUTUBE_HOSTS = new Set(['youtube.com', 'youtu.be', 'youtube-nocookie.com']);
const VIMEO_HOSTS = new Set(['vimeo.com', 'player.vimeo.com']);
const SPIN_PATH = /^[\w-]+(\/[\w.-]+)*$/;

/**
 * The frame of a feed's video: rebuilt from the provider's own id, never the address that was given.
 * Null for any other host, scheme or shape.
 */
export function videoEmbed(address: string | null | undefined): Embed | null {
  const url = asHttpUrl(address);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (YOUTUBE_HOSTS.has(host)) {
    const id = youTubeId(url);
    return id ? { provider: 'YouTube', src: `${videoFrames.YouTube}/embed/${id}?autoplay=1&rel=0` } : null;
  }
  const vimeo = VIMEO_HOSTS.has(host) ? /^\/(?:video\/)?(\d{5,12})$/.exec(url.pathname)?.[1] : undefined;
  return vimeo ? { provider: 'Vimeo', src: `${videoFrames.Vimeo}/video/${vimeo}?autoplay=1&dnt=1` } : null;
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const given =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1] ?? '');
  return /^[\w-]{11}$/.test(given) ? given : undefined;
}

/** The frame of a feed's `spin_code`: `provider:path`, or the provider's own address. Null for everything else. */
export function spinEmbed(code: string | null | undefined): Embed | null {
  const text = code?.trim() ?? '';
  for (const [name, { provider, origin }] of Object.entries(spinFrames)) {
    const given = [`${name}:`, `${origin}/`].find((start) => text.startsWith(start));
    if (given === undefined) continue;
    const path = text.slice(given.length);
    return SPIN_PATH.test(path) && !path.includes('..') ? { provider, src: `${origin}/${path}` } : null;
  }
  return null;
}

/** The frame of a site's chat; null where its own message desk answers alone, and where nobody does. */
export function chatEmbed(chat: LeadsSettings['chat'] | undefined): Embed | null {
  if (!chat || chat.provider === 'desk') return null;
  const { provider, origin, pathOf } = chatFrames[chat.provider];
  return { provider, src: origin + pathOf(chat) };
}

function asHttpUrl(address: string | null | undefined): URL | null {
  const text = address?.trim() ?? '';
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' ? url : null;
}
