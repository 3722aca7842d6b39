// The engine of the spreadsheet page: keeps the workbook open and calculates each change, off the thread that draws.
import type { LiveBook } from '#audit/live/live-book.ts';
import { openLiveBook } from '#audit/live/open-live-book.ts';
import { calculatedCells } from './calculated-cells.ts';
import type { EngineAnswer, EngineQuestion } from './engine-protocol.ts';
import { liveSourceOf } from './live-source.ts';
import { localDay } from './local-day.ts';

const surroundings = { now: () => localDay(new Date()), random: Math.random };

class Engine {
  #book: LiveBook | null = null;

  answer(question: EngineQuestion): EngineAnswer {
    try {
      if ('trace' in question) return { trace: this.#opened().traceOf(question.trace) };
      return {
        calculated: 'start' in question ? this.#start(question.start) : this.#change(question.change),
      };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  }

  #start(view: Extract<EngineQuestion, { start: unknown }>['start']): readonly [] {
    const book = openLiveBook(liveSourceOf(view), surroundings);
    this.#book = book;
    // The page is told first; the formulas are read while nobody waits for them.
    setTimeout(book.prepare);
    return [];
  }

  #opened(): LiveBook {
    if (!this.#book) throw new Error('No spreadsheet is open.');
    return this.#book;
  }

  #change(edits: Extract<EngineQuestion, { change: unknown }>['change']) {
    return calculatedCells(this.#opened(), edits);
  }
}

const engine = new Engine();

addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => postMessage(engine.answer(data)));
