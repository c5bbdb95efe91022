import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { imageSrc, imageSrcSet } from '@shared-kit/domain/picture/image-src';
import { leadPicture } from '@shared-kit/domain/picture/lead-picture';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';

/**
 * What a vehicle's page is compared with, from one server that holds its HTML ready: its main picture alone, as
 * quick as that can be there; and the page itself as it was saved, with its text and styles and without a script.
 */
export async function staticControls(origin: string, car: ShownCar) {
  const saved = (await (await fetch(origin + car.path)).text())
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>|<link rel="preload" [^>]*as="script"[^>]*>/g, '');
  const pages = new Map([
    ['/', brotliCompressSync(pictureAlone(leadPicture(car, { gallery_first: false }) ?? noPhotoId(car)))],
    ['/saved', brotliCompressSync(saved)],
  ]);
  const server = createServer((asked, answer) => {
    const html = pages.get(asked.url ?? '');
    if (!html) return void passOn(origin, asked, answer);
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { pictureAlone: `${address}/`, savedPage: `${address}/saved`, close: () => server.close() };
}

function pictureAlone(picture: string): string {
  const image = `srcset="${imageSrcSet(picture)}" sizes="100vw" src="${imageSrc(picture, 640)}"`;
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Control</title><style>body{margin:0}img{width:100%;aspect-ratio:3/2}</style><h1>A vehicle</h1><img ${image} fetchpriority="high" alt="">`;
}

/** Files as the platform sends them, compressed and all. */
function passOn(origin: string, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, host: new URL(origin).host };
  request(origin + (asked.url ?? ''), { headers }, (file) => {
    answer.writeHead(file.statusCode ?? 502, file.headers);
    file.pipe(answer);
  })
    .on('error', () => answer.destroy())
    .end();
}
