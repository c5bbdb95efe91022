import { installedChromium } from '@infra/build-kit/installed-chromium';
import { findChromium } from './find-chromium';

test('the browser that CHROMIUM_PATH names is taken', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere is said, not silently replaced', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow('CHROMIUM_PATH is /nowhere/chrome');
});

test('the headless shell is taken before the full Chromium, which does where there is no shell', () => {
  expect(installedChromium({}, () => true)).toBe('/usr/bin/chromium-headless-shell');
  expect(installedChromium({}, (path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  expect(installedChromium({}, () => false)).toBeUndefined();
});
