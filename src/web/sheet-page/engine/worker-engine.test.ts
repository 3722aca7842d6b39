// Tests how the page asks its engine, with the real one behind a message channel in place of a worker's thread.
import { afterEach, expect, test, vi } from 'vitest';
import { openLiveBook } from '#audit/live/open-live-book.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import type { EngineAnswer, EngineQuestion } from './engine-protocol.ts';
import { liveSourceOf } from './live-source.ts';
import { localDay } from './local-day.ts';
import { workerEngine } from './worker-engine.ts';

type Listener = (event: { readonly data?: EngineAnswer; readonly message?: string }) => void;

/** A worker whose answers the test gives. */
class FakeWorker {
  static started: FakeWorker[] = [];
  readonly asked: EngineQuestion[] = [];
  isEnded = false;
  readonly #listeners = new Map<string, Listener>();

  constructor() {
    FakeWorker.started.push(this);
  }

  addEventListener(kind: string, listener: Listener): void {
    this.#listeners.set(kind, listener);
  }

  postMessage(question: EngineQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: EngineAnswer): void {
    this.#listeners.get('message')?.({ data });
  }

  crash(message: string): void {
    this.#listeners.get('error')?.({ message });
  }
}

function opening() {
  vi.stubGlobal('Worker', FakeWorker);
  const engine = workerEngine();
  const opened = engine.start(view);
  const worker = FakeWorker.started.at(-1);
  if (!worker) throw new Error('no worker was started');
  return { engine, opened, worker };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const view: BookView = {
  title: 'Two rows',
  language: 'en',
  currency: 'USD',
  styles: [],
  leastShown: 0.005,
  names: [{ name: 'Rate', formula: "'One'!$B$1" }],
  scenario: { sheet: 0, line: 1, column: 1, names: ['Base'] },
  sheets: [
    {
      ...{ id: 'one', title: 'One', category: 'input', frozenLines: 0, frozenColumns: 0 },
      ...{ columnPixels: [], charts: [], blankWhereZero: null, lastPrintedColumn: 4, isLandscape: true },
      rows: [
        {
          ...{ height: 20, outline: 0, runs: [] },
          cells: [
            { column: 1, style: 0, value: 'Price' },
            { column: 2, style: 0, value: 3 },
          ],
        },
        {
          ...{ height: 20, outline: 0, cells: [{ column: 1, style: 0, value: null }] },
          runs: [{ column: 2, style: 0, values: [6, 12, 24], formula: 'Rate*2^(COLUMN(\u00011)-1)' }],
        },
      ],
    },
  ],
};

const edit = { sheet: 0, line: 1, column: 2, content: { kind: 'value', value: 4 } } as const;

test('answers come in the order of the questions', async () => {
  const { engine, opened, worker } = opening();
  const first = engine.change([edit]);
  const second = engine.change([edit]);
  expect(worker.asked).toEqual([{ start: view }, { change: [edit] }, { change: [edit] }]);
  worker.answer({ calculated: [] });
  worker.answer({ calculated: [{ cell: { sheet: 0, line: 1, column: 2 }, value: 4 }] });
  worker.answer({ failure: 'no memory' });
  await expect(opened).resolves.toBeUndefined();
  await expect(first).resolves.toEqual([{ cell: { sheet: 0, line: 1, column: 2 }, value: 4 }]);
  await expect(second).rejects.toThrow('no memory');
});

test('once the worker is lost, what waits and what comes is refused', async () => {
  const { engine, opened, worker } = opening();
  worker.crash('');
  await expect(opened).rejects.toThrow('did not start');
  await expect(engine.change([edit])).rejects.toThrow('did not start');
  expect(worker.isEnded).toBe(true);
});

test('a spreadsheet opens with every cell of its rows and runs', () => {
  const book = openLiveBook(liveSourceOf(view), { now: () => 0, random: () => 0 });
  const shown = () => [2, 3, 4].map((column) => book.valueAt({ sheet: 0, line: 2, column }));
  expect(shown()).toEqual([6, 12, 24]);
  expect(book.contentAt({ sheet: 0, line: 2, column: 4 })).toEqual({
    kind: 'formula',
    formula: 'Rate*2^(COLUMN(D1)-1)',
  });
  book.change([edit]);
  // 4 times 2, 4 and 8.
  expect(shown()).toEqual([8, 16, 32]);
});

test('noon of the first day of 2027 on the clock on the wall is 46388 and a half', () => {
  expect(localDay(new Date(2027, 0, 1, 12))).toBe(46_388.5);
});
