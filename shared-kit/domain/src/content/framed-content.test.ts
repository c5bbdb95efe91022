import { aSite } from '@shared-kit/testing/a-site';
import { framedContentAt } from './framed-content';

test("a film's frame is rebuilt from its provider's own id; what is none has no frame", () => {
  const film = { kind: 'video' as const, heading: '', title: 'The yard', text: '' };
  const blocks = ['https://youtu.be/aqz-KE-bpKQ', 'https://evil.example/x'].map((address) => ({ ...film, address }));
  const page = { path: '/yard', title: 'Yard', description: '', body: 'Text', form: '', form_place: '' };
  const site = { ...aSite(), pages: [{ ...page, blocks }] };

  const frames = framedContentAt(site, '/yard', new Date())?.blocks?.map(({ frame }) => frame?.src);

  expect(frames).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0', undefined]);
});
