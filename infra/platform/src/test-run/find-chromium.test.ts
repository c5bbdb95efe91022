import { findChromium } from './find-chromium';

test('the browser that CHROMIUM_PATH names is taken', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere is said, not silently replaced', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow('CHROMIUM_PATH is /nowhere/chrome');
});
