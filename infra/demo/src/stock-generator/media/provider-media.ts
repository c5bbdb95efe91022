type ProviderMedia = { dealercomments?: string; external_video_url?: string; spin_code?: string; file?: string };

/** A film that may be shown anywhere: Big Buck Bunny, © Blender Foundation, CC BY 3.0, at both providers. */
const FILMS = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/1084537'] as const;
const HISTORY_PAGE = '/pages/sample-history-report';

/**
 * What other companies add to some vehicles of a feed: a video, turning pictures in the provider's own frame where
 * the dealer has none, a history report. The running number of the vehicle decides, so that all else stays as it
 * was; the comments say what is a sample. `withHistory`: the group's sites have the page of the sample report.
 */
export function providerMedia(row: Record<string, unknown>, number: number, withHistory: boolean): ProviderMedia {
  const { dealercomments: comments, images, stocknum } = row;
  if (typeof comments !== 'string' || !Array.isArray(images) || images.length === 0) return {};
  const film = number % 40 === 7 ? FILMS[Math.floor(number / 40) % FILMS.length] : undefined;
  const turns = row['spin_images'] === undefined && number % 50 === 9;
  const history = withHistory && row['car_type'] === 'used' && number % 8 === 7;
  const notes = [
    film && 'In this demo its video is a sample: Big Buck Bunny, © Blender Foundation, CC BY 3.0.',
    turns && 'In this demo the address of its view from all sides is made up, so the provider shows nothing there.',
    history && 'In this demo its history report is a sample.',
  ].filter(Boolean);
  if (notes.length === 0) return {};
  return {
    dealercomments: [comments, ...notes].join(' '),
    ...(film && { external_video_url: film }),
    ...(turns && typeof stocknum === 'string' && { spin_code: `spincar:demo-dealer/${stocknum.toLowerCase()}` }),
    ...(history && { file: HISTORY_PAGE }),
  };
}
