import { chromium } from '@playwright/test';
const [,, url, name, ...opts] = process.argv;
const widths = (process.env.W ?? '390,1440').split(',').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--disable-background-networking'] });
for (const width of widths) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: opts.includes('motion') ? 'no-preference' : 'reduce', javaScriptEnabled: !opts.includes('nojs') });
  const page = await ctx.newPage();
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log(width, m.type(), m.text().slice(0,300), m.location().url));
  page.on('pageerror', e => console.log('pageerror', e.message.slice(0,500)));
  await page.goto(url, { waitUntil: 'networkidle' });
  if (process.env.SCROLL) { for (let y=0;y<12000;y+=700){ await page.evaluate(v=>scrollTo(0,v), y); await page.waitForTimeout(120);} if(!opts.includes('stay')) await page.evaluate(()=>scrollTo(0,0)); await page.waitForTimeout(800); }
  if (process.env.EVAL) console.log(await page.evaluate(process.env.EVAL));
  await page.screenshot({ path: `/work/scratch/vehicle/shots/${name}-${width}.png`, fullPage: !opts.includes('fold') });
  await ctx.close();
}
await browser.close();
