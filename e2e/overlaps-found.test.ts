// What the scan of every screen calls an overlap: texts and controls over each other, unless one belongs to the other or floats.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { overlappingContent } from '#testing/browser/overlapping-content.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
});

afterAll(() => journey.end());

const at = (leftPx: number, topPx: number, more = '') =>
  `style="position: absolute; left: ${leftPx}px; top: ${topPx}px; width: 120px; height: 30px; background: none; ${more}"`;

async function found(body: string): Promise<readonly string[]> {
  await visitor.page.setContent(`<body style="font: 16px/30px sans-serif">${body}</body>`);
  return overlappingContent(visitor.page);
}

it('finds a text over another one, over a button, and a button over a field', async () => {
  expect(await found(`<p ${at(0, 0)}>Price of a cup</p><p ${at(0, 10)}>Cups a day</p>`)).toHaveLength(1);
  expect(await found(`<button ${at(0, 0)}>Save</button><p ${at(100, 0)}>Saved a while ago</p>`)).toEqual([
    '“Save” and “Saved a while ago” lie over each other',
  ]);
  expect(await found(`<input id="price" ${at(0, 0)}><button ${at(60, 12)}>Undo</button>`)).toEqual([
    '“price” and “Undo” lie over each other',
  ]);
});

it('finds nothing in neighbours, in what lies within, is cut off, hidden or floats above', async () => {
  expect(await found(`<p ${at(0, 0)}>Price</p><p ${at(0, 30)}>Cups</p><p ${at(120, 0)}>USD</p>`)).toEqual([]);
  expect(
    await found(
      `<a href="#" ${at(0, 0)}>A card</a><button ${at(90, 5, 'width: 20px; height: 20px')}></button>`,
    ),
  ).toEqual([]);
  const cut = `<div ${at(0, 0, 'overflow: hidden')}><p ${at(0, 30)}>Below</p></div><p ${at(0, 30)}>Next</p>`;
  expect(await found(cut)).toEqual([]);
  expect(await found(`<p ${at(0, 0)}>Seen</p><p ${at(0, 0, 'visibility: hidden')}>Unseen</p>`)).toEqual([]);
  expect(await found(`<p ${at(0, 0)}>Under</p><p ${at(0, 0, 'background: white')}>A menu</p>`)).toEqual([]);
});
