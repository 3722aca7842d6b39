// Temporary.
import { createServer } from 'node:http';
import { launchBrowser } from '#testing/browser/launch-browser.ts';
import { AppServer } from '#testing/browser/app-server.ts';
const server = await new AppServer(process.env['GAL'] ? { GALLERY_TEMPLATES: 'all' } : {}).start();
const browser = await launchBrowser();
const g: any = { server, browser, S: {}, origin: server.origin };
g.open = async (name: string, o: any = {}) => {
  const context = await browser.newContext({ locale: o.ru ? 'ru-RU' : 'en-US', viewport: { width: o.w ?? 1440, height: o.h ?? 900 }, colorScheme: o.dark ? 'dark' : 'light', permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true, hasTouch: !!o.touch });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (made) => made;');
  page.setDefaultTimeout(6000);
  g.S[name] = page; g.S[name + '_err'] = [];
  page.on('console', (m: any) => { if (['error', 'warning'].includes(m.type())) g.S[name + '_err'].push(m.text()); });
  page.on('pageerror', (e: any) => g.S[name + '_err'].push('PAGEERROR ' + e));
  await page.goto(`${server.origin}/builder/`);
  return page;
};
g.shot = (page: any, n: string) => page.screenshot({ path: `/tmp/rev/${n}.png` });
const AF = Object.getPrototypeOf(async function () {}).constructor;
createServer((req, res) => {
  let b = ''; req.on('data', (d) => (b += d));
  req.on('end', async () => {
    const out: string[] = []; const log = (...a: any[]) => out.push(a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' '));
    try { await new AF('g', 'S', 'log', 'open', 'shot', b)(g, g.S, log, g.open, g.shot); } catch (e: any) { log('ERR', String(e.stack ?? e).slice(0, 1500)); }
    if (b === 'STOP') { await browser.close(); await server.stop(); res.end('bye'); process.exit(0); }
    res.end(out.join('\n') + '\n');
  });
}).listen(45991, '127.0.0.1');
console.log('ready', server.origin);
