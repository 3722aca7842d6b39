// Tests reading ids from titles in all their forms, and finding out how a test uses the server.
import { expect, test } from 'vitest';
import { testsIn } from './cited-tests.ts';
import { parseFile } from './parsed-file.ts';

/** Ids are in round brackets here, or they would count as ids of this file. */
const testsOf = (text: string, file = 'src/written-here.test.ts') =>
  testsIn(parseFile(file, text.replaceAll(/\(([A-Z]+-\d+)\)/g, '[$1]')));

const idsAndTitles = (text: string) => testsOf(text).map(({ ids, title }) => `${ids.join('+')}: ${title}`);

const serversOf = (text: string, file?: string) =>
  testsOf(text, file).map(({ ids, server }) => `${ids.join('+')} ${server}`);

const journey = 'e2e/written-here.test.ts';

test('reads one id and several, from it, test and tables of cases, also within describe', () => {
  const text = `
    it('(ONE-1) is alone', () => {});
    test("(ONE-2) (TWO-13) isn't alone", async () => {});
    it.each([1, 2])('(ONE-3) %s is a case', () => {});
    describe('a group', () => {
      test.each<number>([])(\`(TWO-1) is within\`, () => {});
    });
  `;
  expect(idsAndTitles(text)).toEqual([
    'ONE-1: is alone',
    "ONE-2+TWO-13: isn't alone",
    'ONE-3: %s is a case',
    'TWO-1: is within',
  ]);
});

test('ignores titles without an id, and ids that do not start a title', () => {
  const text = `
    it('is without one', () => {});
    it('ends with one (ONE-1)', () => {});
    call('(ONE-2) is no test', () => {});
    describe('(ONE-3) a group', () => {});
  `;
  expect(testsOf(text)).toEqual([]);
});

test('a journey uses the real server, also if the line is wrapped', () => {
  const text = `
    it('(ONE-1) asks', async () => { await page.goto('/'); });
    it('(ONE-2) is cut off', async () => { await page.route('**', (route) => route.abort()); });
  `;
  expect(serversOf(text, journey)).toEqual(['ONE-1 real', 'ONE-2 real']);
});

test('a server that tests start themselves is real too', () => {
  const text = `
    import { suiteServer as begin } from '#testing/server/suite-server.ts';
    describe('a group', () => {
      const server = begin();
      test('(ONE-1) asks', async () => { await server.newVisitor(); });
      test('(ONE-2) calculates', () => {});
    });
    test('(ONE-3) has another server', async () => { await server.newVisitor(); });
  `;
  expect(serversOf(text)).toEqual(['ONE-1 real', 'ONE-2 none', 'ONE-3 none']);
});

test('a test that stubs a reply, itself or through what it calls, has the server stubbed', () => {
  const text = `
    const refuse = (page) => page.route('**', (route) => route.fulfill({ status: 500 }));
    function meet(page) { return refuse(page); }
    it('(ONE-1) answers', async () => { await page.route('**', (route) => route.fulfill({})); });
    it('(ONE-2) has somebody answer', async () => { await meet(page); });
    it('(ONE-3) asks', async () => { await page.refuse(); });
  `;
  expect(serversOf(text, journey)).toEqual(['ONE-1 answered', 'ONE-2 answered', 'ONE-3 real']);
});

test('setup before the tests of a group belongs to that group only', () => {
  const text = `
    describe('answered', () => {
      beforeEach(() => { vi.stubGlobal('fetch', async () => Response.json({})); });
      it('(ONE-1) fetches', () => {});
    });
    it('(ONE-2) calculates', () => {});
    it('(ONE-3) has no storage', () => { vi.stubGlobal('sessionStorage', null); });
  `;
  expect(serversOf(text)).toEqual(['ONE-1 answered', 'ONE-2 none', 'ONE-3 none']);
});
